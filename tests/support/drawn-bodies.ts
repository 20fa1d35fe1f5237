import fc from 'fast-check'
import { anyText, NASTY_TEXTS } from './nasty'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const NOBODY = 'ffffffff-0000-4000-8000-00000000000f'

/** Good bodies, of which some parts were made something else; some of them damaged as text. */
export function anyBody(good: Json): fc.Arbitrary<string | Buffer> {
  const damage = fc.record({ at: fc.nat(), kind: fc.nat(5), value: anyJson, name: anyText })
  const changed = fc
    .array(damage, { maxLength: 3 })
    .map((damages) => damages.reduce<Json>((body, one) => spoiled(body, one), structuredClone(good)))
    .map((body) => JSON.stringify(body))
  const cut = fc
    .tuple(changed, fc.nat(600), fc.constantFrom('', '"', '}', ',', '\0', '\\', '1e400', '\ud800', '{"a":1}'))
    .map(([text, at, noise]) => text.slice(0, at % text.length) + noise + text.slice((at % text.length) + 1))
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 2, arbitrary: cut },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  )
}

const NUMBERS = [0, -0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, 2 ** 53, 5e-324]
const DECIMALS = [
  '0',
  '-0',
  '0.0',
  '00012.50',
  '1e5',
  '9'.repeat(40),
  `0.${'0'.repeat(30)}1`,
  '-1.00',
  '12,50',
]
const DAYS_TEXTS = ['0000-01-01', '9999-12-31', '2026-02-30', '31.01.2026', '2026-1-1', '+002026-01-01']

const anyJson: fc.Arbitrary<Json> = fc.oneof(
  anyText,
  fc.constantFrom<Json>(null, true, false, [], {}, [[]], { __proto__: null }, NOBODY),
  fc.constantFrom<Json>(...NUMBERS, ...DECIMALS, ...DAYS_TEXTS, ...NASTY_TEXTS),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
)

/** The body with one of its values replaced, removed, repeated or added to. */
function spoiled(
  body: Json,
  { at, kind, value, name }: { at: number; kind: number; value: Json; name: string },
): Json {
  const places = placesIn(body)
  const place = places[at % places.length]
  // A copy: what is drawn again and again must not grow with what is put into it.
  if (!place) return structuredClone(value)
  const { holder, key } = place
  // Also `__proto__` becomes a member, as JSON has it.
  const put = (member: string) =>
    Object.defineProperty(holder, member, {
      value: structuredClone(value),
      configurable: true,
      enumerable: true,
      writable: true,
    })
  if (kind === 0) delete (holder as Record<string, Json>)[key]
  else if (kind === 1 && !Array.isArray(holder)) put(name)
  else if (kind === 2 && Array.isArray(holder)) holder.push(...structuredClone(holder))
  else put(key)
  return body
}

function placesIn(value: Json): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)])
}
