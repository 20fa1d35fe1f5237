import { expect, test } from 'vitest'
import { asciiEmail, isEmail } from '~/domain/values/email-address'

// The second column is what RFC 5891 makes of the domain (Python's `encodings.idna`, and `idna` for ß and ς).
test.each([
  ['info@bäckerei-müller.de', 'info@xn--bckerei-mller-bfb28a.de'],
  ['post@öl.example', 'post@xn--l-0ga.example'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  ['o&m@firma.de', 'o&m@firma.de'],
  ["o'neil@firma.de", "o'neil@firma.de"],
  ['a/b=c@firma.de', 'a/b=c@firma.de'],
  ['x#1!$%*?^`{|}~@firma.de', 'x#1!$%*?^`{|}~@firma.de'],
  ['Anna.Berg+Rechnung@Firma.DE', 'Anna.Berg+Rechnung@firma.de'],
  ['a@xn--bckerei-mller-bfb28a.de', 'a@xn--bckerei-mller-bfb28a.de'],
  ['a@firma.xn--p1ai', 'a@firma.xn--p1ai'],
])('%s is an address, for mail servers %s', (typed, ascii) => {
  expect(isEmail(typed)).toBe(true)
  expect(asciiEmail(typed)).toBe(ascii)
})

test.each([
  ...[
    'niemand',
    '@firma.de',
    'a@',
    'a@firma',
    'a b@firma.de',
    'a@@firma.de',
    'a@b@firma.de',
    '.a@firma.de',
    'a.@firma.de',
  ],
  ...[
    'a..b@firma.de',
    'a@-firma.de',
    'a@firma-.de',
    'a@firma..de',
    'a@1.2.3.4',
    'a@firma.de/x',
    'a@firma.de:25',
    'ä@firma.de',
  ],
  ...[
    'a@fi%41rma.de',
    'a@firma.de.',
    'a,b@firma.de',
    '"a b"@firma.de',
    `${'x'.repeat(65)}@firma.de`,
    `a@${'x'.repeat(64)}.de`,
  ],
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
