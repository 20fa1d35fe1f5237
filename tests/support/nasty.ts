import fc from 'fast-check'

export function nastyBodies(tenantId: string): (string | Buffer)[] {
  const entry = '{"id":"00000000-0000-4000-8000-000000000001","stunden":1,"ueberstunden":0}'
  const wrap = (daten: string) =>
    `{"event":"zeiterfassung.export","mandant_id":"${tenantId}","daten":${daten}}`
  const hours = (stunden: string) =>
    wrap(`{"monat":"2025-01","mitarbeiter":[${entry.replace('"stunden":1', `"stunden":${stunden}`)}]}`)
  const notice = (daten: string) =>
    `{"event":"lohnzettel.versandt","mandant_id":"${tenantId}","daten":${daten}}`
  const mandate = (daten: string) => `{"event":"mandat.neu","mandant_id":"${tenantId}","daten":${daten}}`
  const numbers = [
    '1e400',
    '-1e400',
    '1e-400',
    '-0',
    '0.1e1',
    '1E2',
    '744.0000000001',
    '9007199254740993',
    '1e21',
  ]
  return [
    ...numbers.map(hours),
    ...['01', '+1', '.5', '1.', 'NaN', 'Infinity', '0x10', '1_000'].map(hours),
    hours('1,"stunden":2'),
    wrap(`{"monat":"2025-01","mitarbeiter":[${entry}],"monat":"2025-02"}`),
    `{"event":"x","event":"zeiterfassung.export","mandant_id":"${tenantId}","daten":{"monat":"2025-01","mitarbeiter":[]}}`,
    wrap(`{"__proto__":{"monat":"2025-01","mitarbeiter":[${entry}]}}`),
    wrap(`{"monat":"2025-01","mitarbeiter":[{"__proto__":${entry}}]}`),
    wrap('{"constructor":{"prototype":{"monat":"2025-01"}},"mitarbeiter":[]}'),
    wrap('{"monat":"2025-01","mitarbeiter":{"length":1,"0":1}}'),
    wrap('{"monat":"2025-01","mitarbeiter":[null,[],{},1,"x",true]}'),
    wrap('{"monat":"2025-01\\u0000","mitarbeiter":[]}'),
    wrap('{"monat":"\\ud800","mitarbeiter":[]}'),
    notice('{"mitarbeiter_id":"00000000-0000-4000-8000-000000000001","monat":"2025-01","kanal":"\\udc00x"}'),
    notice('{"kanal":"\\u0000"}'),
    notice('{"kanal":"e\\u0301\\u202e\\ufeff"}'),
    notice(`{"a":${'['.repeat(31)}${']'.repeat(31)}}`),
    notice(`{"a":${'['.repeat(33)}${']'.repeat(33)}}`),
    notice('{"\\ud800":"\\udfff"}'),
    mandate(`{"iban":"${'DE'.repeat(5000)}"}`),
    mandate('{"kundennummer":"\' or 1=1 --","mandatsreferenz":"x\\";drop table mandates"}'),
    mandate('{"unterschrieben_am":"0000-00-00"}'),
    '['.repeat(100_000),
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `\ufeff${hours('1')}`,
    `\ufeff\ufeff${hours('1')}`,
    ` \t\r\n${hours('1')}\n`,
    `${hours('1')}\0`,
    `\0${hours('1')}`,
    `${hours('1')}${hours('1')}`,
    '',
    ' ',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '{}',
    '"\\ud800"',
    '"\ud800"',
    "{'event':1}",
    '{"event":null,"mandant_id":null,"daten":null}',
    `{"event":["zeiterfassung.export"],"mandant_id":{"x":1},"daten":"x"}`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    Buffer.from([0xc0, 0x80]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]),
  ]
}

export const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\ufeff',
  '\u202eabc',
  'e\u0301'.repeat(50),
  '𝕳'.repeat(100),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '1e400',
  '-1',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5000),
  'DE89370400440532013000',
  'DE00000000000000000000',
  'transfer',
  'keep',
  'new',
  'address',
  'bank',
  'ja',
]

export const anyText = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
