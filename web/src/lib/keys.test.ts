import { beforeEach, describe, expect, it } from 'vitest';
import { goThatWay, pressDigit, writing } from './keys';

let area: HTMLElement;

/** A button with its middle at this place; happy-dom draws nothing, so the place is told to it. */
function button(name: string, x: number, y: number, digit = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  if (digit) made.dataset.digit = digit;
  made.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  made.checkVisibility = () => true;
  area.append(made);
  return made;
}

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML = '';
  area = document.body.appendChild(document.createElement('main'));
});

describe('arrows', () => {
  it('first go to what carries a digit', () => {
    button('first', 0, 0);
    button('card', 50, 50, '1');
    expect(goThatWay(area, 'ArrowDown')).toBe(true);
    expect(focused()).toBe('card');
  });

  it('go to the nearest button that way', () => {
    button('here', 0, 0).focus();
    button('far', 200, 0);
    button('near', 100, 0);
    button('behind', -10, 0);
    goThatWay(area, 'ArrowRight');
    expect(focused()).toBe('near');
  });

  it('rather go straight than aside', () => {
    button('here', 0, 0).focus();
    button('aside', 60, 100);
    button('below', 0, 200);
    goThatWay(area, 'ArrowDown');
    expect(focused()).toBe('below');
  });

  it('stay on their line to the left and right', () => {
    button('here', 0, 0).focus();
    button('other line', 40, 80);
    expect(goThatWay(area, 'ArrowRight')).toBe(false);
    expect(focused()).toBe('here');
  });

  it('leave other keys alone', () => {
    button('here', 0, 0);
    expect(goThatWay(area, 'Enter')).toBe(false);
  });
});

describe('digits', () => {
  it('press the visible button that carries them', () => {
    const pressed: string[] = [];
    const hidden = button('hidden', 0, 0, '1');
    hidden.checkVisibility = () => false;
    hidden.onclick = () => pressed.push('hidden');
    button('seen', 0, 0, '1').onclick = () => pressed.push('seen');
    expect(pressDigit(area, '1')).toBe(true);
    expect(pressed).toEqual(['seen']);
    expect(focused()).toBe('seen');
  });

  it('do nothing where no button carries them', () => {
    expect(pressDigit(area, '7')).toBe(false);
  });
});

describe('keys belong to', () => {
  const typed = (target: HTMLElement) => {
    const event = new KeyboardEvent('keydown', { key: 'h' });
    Object.defineProperty(event, 'target', { value: target });
    return writing(event);
  };
  const input = (type: string) => Object.assign(document.createElement('input'), { type });

  it('a field that is written in', () => {
    expect(typed(input('search'))).toBe(true);
    expect(typed(document.createElement('textarea'))).toBe(true);
    expect(typed(document.createElement('select'))).toBe(true);
  });

  it('the table, where a slider or a mark has the focus', () => {
    expect(typed(input('range'))).toBe(false);
    expect(typed(input('checkbox'))).toBe(false);
    expect(typed(document.createElement('button'))).toBe(false);
  });
});
