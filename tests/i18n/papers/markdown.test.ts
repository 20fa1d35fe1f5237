import { expect, test } from 'vitest'
import { sectionsOf } from '~/i18n/papers/markdown.server'

const VALUES = {
  firm: 'Grün & Söhne',
  marked: '| ___ | {{firm}}\n- **x** $&',
  none: null,
  nobody: [],
  two: ['first', 'second'],
  rows: { rows: [['1', '2'] as const, ['3', '4'] as const] },
  count: 0,
  isOn: true,
  'kept.hours': '8 years',
}

const partsOf = (body: string) =>
  sectionsOf<string>(`# Title\n*Art. 30 GDPR*\n\n${body}`, VALUES).map(({ parts }) => parts)

test('a section has a title, the law under it, and its parts', () => {
  expect(sectionsOf('# One\n*Art. 1*\n\n## Two\n\nText.\n', {})).toEqual([
    { title: 'One', law: 'Art. 1', parts: [] },
    { title: 'Two', law: '', parts: ['Text.'] },
  ])
})

test.each([
  ['a paragraph, wrapped', 'Kept for\n  {{kept.hours}} by\n{{firm}}.', ['Kept for 8 years by Grün & Söhne.']],
  ['a line to fill in', 'Who does it: ___', [{ blank: 'Who does it:' }]],
  ['what is missing', '> Off for {{firm}}.', [{ missing: 'Off for Grün & Söhne.' }]],
  ['a list, wrapped', '- a) one\n  and more\n- {{two}}', [{ list: ['a) one and more', 'first', 'second'] }]],
  [
    'facts',
    '- **Firm** {{firm}}\n- **Since** ___\n- **Head** {{none}}\n- **Invoices** {{count}}',
    [
      {
        facts: [
          ['Firm', 'Grün & Söhne'],
          ['Since', null],
          ['Head', null],
          ['Invoices', '0'],
        ],
      },
    ],
  ],
  [
    'a table',
    '| Right | {{two}} |\n|---|---|\n| {{rows}} |\n| {{firm}} | {{none}} |',
    [
      {
        head: ['Right', 'first', 'second'],
        rows: [
          ['1', '2'],
          ['3', '4'],
          ['Grün & Söhne', null],
        ],
      },
    ],
  ],
  [
    'conditions around lines',
    '- one\n{{#isOn}}\n- two\n{{/isOn}}\n{{^isOn}}\n- three\n{{/isOn}}',
    [{ list: ['one', 'two'] }],
  ],
  [
    'conditions within a line',
    '- {{#none}}{{none}}{{/none}}{{^none}}nobody{{/none}}, too',
    [{ list: ['nobody, too'] }],
  ],
  [
    'a condition in another',
    '{{#isOn}}{{^nobody}}quite {{#count}}many{{/count}}{{^count}}alone{{/count}}{{/nobody}}{{/isOn}}',
    ['quite alone'],
  ],
  [
    'a part that goes',
    'First.\n\n{{#count}}\nThere are {{count}}.\n{{/count}}\n\nLast.',
    ['First.', 'Last.'],
  ],
  [
    'values that look like a template',
    'So: {{marked}}\n\n- {{marked}}',
    [`So: ${VALUES.marked}`, { list: [VALUES.marked] }],
  ],
])('%s', (_, body, parts) => {
  expect(partsOf(body)).toEqual([parts])
})

test.each([
  ['a name that nobody knows', 'By {{frim}}.', '{{frim}} is unknown'],
  ['a condition about one', '{{#frim}}yes{{/frim}}', '{{frim}} is unknown'],
  ['a condition without its end', '{{#isOn}}\nyes', '{{#isOn}} has no other half'],
  ['an end without its condition', 'yes{{/isOn}}', '{{/isOn}} has no other half'],
  ['nothing in the middle of a sentence', 'By {{none}}.', '{{none}} is no text in “By {{none}}.”'],
  ['a list in the middle of a sentence', 'By {{two}}.', '{{two}} is no text'],
  ['a yes as text', 'By {{isOn}}.', '{{isOn}} is no text'],
  [
    'text under a title where the law stands',
    'x\n\n## Two\nText.',
    '“Two\nText.” is neither a title nor one with its law',
  ],
])('refuses %s', (_, body, reason) => {
  expect(() => partsOf(body)).toThrow(reason)
})
