export { default as page } from './StudyPage.svelte';
export { text } from './text';
