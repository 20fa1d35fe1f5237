import { type Document, type Element, parseXmlDocument, serializeToWellFormedString } from 'slimdom'

export interface Spoilt {
  name: string
  /** Built lazily, as most are not used. */
  xml: () => string
}

const CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B', 'XX']
const DATES = { plain: ['2020-01-01', '2099-12-31'], in102: ['20200101', '20991231'] }

/**
 * Every way to spoil an e-invoice of either syntax by one element: each is taken out, stands twice, is emptied, has another
 * value of its kind, and each of its attributes is taken out or says something else. What repeats is spoilt in the first
 * and the last alone.
 */
export function* spoiltOf(name: string, xml: string): Generator<Spoilt> {
  const whole = parseXmlDocument(xml)
  const elements = whole.getElementsByTagName('*')
  const places = elements.map(pathOf)
  for (let at = 1; at < elements.length; at += 1) {
    const [place = '', element] = [places[at], elements[at] as Element]
    if (places.indexOf(place) !== at && places.lastIndexOf(place) !== at) continue
    for (const [way, spoil] of waysOf(element, place)) {
      const spoilt = () => {
        const copy = whole.cloneNode(true) as Document
        spoil(copy.getElementsByTagName('*')[at] as Element)
        return serializeToWellFormedString(copy)
      }
      yield { name: `${name}: ${place} ${way}`, xml: spoilt }
    }
  }
}

type Way = [way: string, spoil: (element: Element) => void]

function waysOf(element: Element, place: string): Way[] {
  const ways: Way[] = [
    ['gone', (one) => one.remove()],
    ['twice', (one) => one.after(one.cloneNode(true))],
  ]
  for (const { name } of element.attributes) {
    ways.push([`without ${name}`, (one) => one.removeAttribute(name)])
    ways.push([`${name} as XX`, (one) => one.setAttribute(name, 'XX')])
  }
  if (element.children.length > 0) return ways
  const texts = ['', ...othersOf(place, element.textContent ?? '')]
  return [
    ...ways,
    ...texts.map(
      (text): Way => [
        `as «${text}»`,
        (one) => {
          one.textContent = text
        },
      ],
    ),
  ]
}

function othersOf(place: string, text: string): string[] {
  if (/(?:Category\/ID|CategoryCode)$/.test(place)) return CATEGORIES
  if (/(?:Amount|Percent|Quantity|Numeric)$/.test(place)) {
    const others = [Number(text) + 2.5, Number(text) + 0.01, -Number(text), 0]
    return [
      ...others.map((one) => String(Math.round(one * 100) / 100)),
      `${text}${text.includes('.') ? '' : '.00'}3`,
    ]
  }
  if (/PaymentMeans\/(?:TypeCode|PaymentMeansCode)$/.test(place)) return ['XX', '30', '48', '58', '59']
  if (/(?:Code|CountryID)$/.test(place)) return ['XX', '384', '381']
  if (/DateTimeString$/.test(place)) return DATES.in102
  if (/Date$/.test(place)) return DATES.plain
  if (/Indicator$/.test(place)) return ['true', 'false', '1', '0']
  return ['XX']
}

function pathOf(element: Element): string {
  const parent = element.parentElement
  return parent?.parentElement ? `${pathOf(parent)}/${element.localName}` : element.localName
}
