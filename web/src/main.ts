import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speech } from './lib/words.svelte';

void speech.begin().then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
