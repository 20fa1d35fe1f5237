import { expect, test } from 'vitest'
import { type Element, element, xmlDocument } from '~/documents/xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const written = (content: Parameters<typeof element>[1], attributes?: Record<string, string>) =>
  xmlDocument(element('a', content, attributes) as Element).slice(HEAD.length)

test.each([
  ['what means something to XML', `"Müller" & <Söhne>`, '<a>&quot;Müller&quot; &amp; &lt;Söhne&gt;</a>'],
  ['what XML does not know at all', 'a\u0000\u0007b\ufffe\ud800c\u0085', '<a>abc\u0085</a>'],
  ['emoji and line feeds of any kind', '🎉\r\nb\rc', '<a>🎉\nb\nc</a>'],
])('%s is written so that a parser reads it', (_, text, expected) => {
  expect(written(text)).toBe(`${expected}\n`)
})

test('elements stand in their order, a line each, with their attributes', () => {
  const content = [element('b', 'x', { of: '"y"' }), [element('c', 'z')]]
  expect(written(content)).toBe('<a>\n  <b of="&quot;y&quot;">x</b>\n  <c>z</c>\n</a>\n')
})

test.each([
  ['nothing', undefined],
  ['blanks', ' \n '],
  ['forbidden characters alone', '\u0000'],
  ['no elements', []],
  ['elements that are empty themselves', [element('b', ''), null, [element('c', [])]]],
])('an element of %s is left out', (_, content) => {
  expect(element('a', content)).toBeUndefined()
})
