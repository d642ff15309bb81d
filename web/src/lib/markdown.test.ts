import { describe, expect, it } from 'vitest';
import { blocks, grouped, plain, words } from './markdown';

const kinds = (text: string) => blocks(text).map(({ kind }) => kind);

describe('the rules', () => {
  it('have headings, paragraphs and items', () => {
    expect(kinds('# A\n\n## B\ntext\n- one\n- two\n')).toEqual(['h1', 'h2', 'p', 'li', 'li']);
  });

  it('join the lines of a paragraph and of an item', () => {
    expect(blocks('one\ntwo\n\n- three\n  four').map(words)).toEqual([' one two', ' three four']);
  });

  it('number their rulings', () => {
    const [item] = blocks('- CB-3 Lay **all** birds.');
    expect(item?.ruling).toBe('CB-3');
    expect(item?.spans).toEqual([
      { kind: 'text', text: 'Lay ' },
      { kind: 'strong', text: 'all' },
      { kind: 'text', text: ' birds.' },
    ]);
  });

  it('take a number in the middle of a sentence for no ruling', () => {
    expect(blocks('see CB-3')[0]?.ruling).toBe('');
    expect(blocks('- see CB-3')[0]?.ruling).toBe('');
  });

  it('have tables without their ruled line', () => {
    const rows = blocks('| a | b |\n|---|:-:|\n| *c* | `d` |');
    expect(rows.map(({ kind }) => kind)).toEqual(['row', 'row']);
    expect(grouped([...blocks('text'), ...rows, ...blocks('# end')]).map(({ length }) => length)).toEqual([1, 2, 1]);
    expect(rows[1]?.cells).toEqual([[{ kind: 'em', text: 'c' }], [{ kind: 'code', text: 'd' }]]);
  });

  it('show the words of a link and never make HTML', () => {
    expect(blocks('[here](there.md) <b>')[0]?.spans).toEqual([
      { kind: 'text', text: 'here' },
      { kind: 'text', text: ' <b>' },
    ]);
  });

  it('do not say where a ruling comes from', () => {
    expect(blocks('- CB-2 Lots decide who begins. (known)').map(words)).toEqual(['cb-2 lots decide who begins.']);
  });

  it('keep a drawing as it is written', () => {
    const [before, drawing] = blocks('The island:\n```\n a  b\n  c\n```\n');
    expect(before?.kind).toBe('p');
    expect(drawing).toMatchObject({ kind: 'pre', spans: [{ text: ' a  b\n  c' }] });
  });

  it('are found without accents and with the apostrophe of a keyboard', () => {
    expect(blocks('L’égalité').map(words)[0]).toContain(plain("l'EGALITE"));
  });

  it('are searched in small letters, rulings and tables too', () => {
    expect(blocks('- WL-15 Herds').map(words)).toEqual(['wl-15 herds']);
    expect(blocks('| One | Two |').map(words)).toEqual([' onetwo']);
  });
});
