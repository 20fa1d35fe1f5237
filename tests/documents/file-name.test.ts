import { expect, test } from 'vitest'
import { fileName } from '~/documents/file-name'

test.each([
  ['Jürgen Groß', 'Juergen-Gross'],
  ['Đặng Ngọc Ánh', 'Dang-Ngoc-Anh'],
  ['Øystein Ærø', 'Oystein-Aero'],
  ['Łukasz Żak', 'Lukasz-Zak'],
  ['Işıl Əliyev', 'Isil-Eliyev'],
  ['Þór Guðrún', 'Thor-Gudrun'],
  ['Ħal Ŧor Œuvre', 'Hal-Tor-Oeuvre'],
  ['STRAẞE', 'STRASSE'],
  ['Ђорђе', ''],
  ['../../etc/passwd', 'etc-passwd'],
  ['a\r\nSet-Cookie: x', 'a-Set-Cookie-x'],
])('a file named after %j is called %j', (name, called) => {
  expect(fileName('pdf', 'Brief', name)).toBe(called === '' ? 'Brief.pdf' : `Brief-${called}.pdf`)
})
