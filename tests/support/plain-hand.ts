import { randomUUID } from 'node:crypto'
import type { Document, Element } from 'slimdom'
import type { Hand, Name } from '../journeys/hand'
import { ask, ORIGIN } from './app'
import { type Entered, enteredIn, optionsOf, sendingOf } from './plain-form'
import {
  allIn,
  fieldOf,
  isDisabled,
  isNamed,
  isWithin,
  nameOf,
  oneIn,
  parsePage,
  wordsIn,
} from './plain-page'

const MOST_REDIRECTS = 10

/**
 * A browser without scripts, styles and pictures, in the process of the test: it reads the pages as HTML, sends forms as
 * the standard says, follows redirects and keeps cookies. A journey with it takes a twentieth of what Chromium needs.
 */
export function plainHand(): Hand {
  const cookies = new Map<string, string>()
  const ip = randomUUID()
  let address = '/'
  let page: Document = parsePage('<html><body></body></html>')
  let entered: Entered = { texts: new Map(), files: new Map() }

  async function fetched(target: string, init: RequestInit = {}): Promise<Response> {
    let [path, asked] = [pathOf(target, address), init]
    for (let count = 0; count < MOST_REDIRECTS; count++) {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await ask(path, { ...asked, headers: { Cookie, 'x-client-ip': ip } })
      keep(answer.headers.getSetCookie())
      const onward = answer.headers.get('location')
      if (!onward || answer.status < 300 || answer.status > 399) {
        address = isPage(answer) ? path : address
        return answer
      }
      ;[path, asked] = [pathOf(onward, path), {}]
    }
    throw new Error(`${target} is redirected for ever`)
  }

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function load(target: string, init?: RequestInit): Promise<number> {
    const answer = await fetched(target, init)
    if (!isPage(answer)) throw new Error(`${target} is no page but ${answer.headers.get('content-type')}`)
    page = parsePage(await answer.text())
    entered = { texts: new Map(), files: new Map() }
    return answer.status
  }

  async function go(link: Element | undefined): Promise<void> {
    await load(link?.getAttribute('href') ?? '')
  }

  const link = (name: Name, within: Document | Element = page) =>
    oneIn(within, (one) => one.hasAttribute('href') && isLink(one) && isNamed(one, name), `link "${name}"`)
  const main = () => oneIn(page, ({ localName }) => localName === 'main', 'main part')
  const fieldNamed = (name: string) =>
    oneIn(main(), (one) => one.getAttribute('name') === name && !isHiddenField(one), `field ${name}`)

  function enter(field: Element, text: string): void {
    if (isDisabled(field) || field.hasAttribute('readonly')) throw new Error(`${nameOf(field)} takes no text`)
    const most = field.getAttribute('maxlength')
    entered.texts.set(field, most === null ? text : text.slice(0, Number(most)))
  }

  function tick(field: Element): void {
    const name = field.getAttribute('name')
    const isOther = (one: Element) =>
      one.getAttribute('type') === 'radio' && one.getAttribute('name') === name
    if (isDisabled(field)) throw new Error(`${name} takes no choice`)
    if (isOther(field)) for (const other of allIn(page, isOther)) other.removeAttribute('checked')
    field.setAttribute('checked', '')
  }

  return {
    open: load,
    follow: (name) => go(link(name)),
    async followLast(name) {
      const links = allIn(page, (one) => isLink(one) && isNamed(one, name))
      await go(links.at(-1))
    },
    async go(entry) {
      const isMenu = (one: Element) => one.localName === 'nav' && isNamed(one, 'Büro')
      await go(link(entry, oneIn(page, isMenu, 'menu')))
    },
    async press(name) {
      const button =
        name === undefined
          ? oneIn(main(), (one) => isButton(one) && isWithin(one, isForm), 'button')
          : oneIn(page, (one) => isButton(one) && isNamed(one, name), `button "${name}"`)
      if (isDisabled(button)) throw new Error(`The button "${nameOf(button)}" cannot be pressed`)
      const { method, address: target, body } = sendingOf(formOf(page, button), button, entered)
      await load(target || address, body === undefined ? { method } : { method, body })
    },
    async unfold(heading) {
      const isIt = (one: Element) => one.localName === 'summary' && wordsIn(one).match(heading) !== null
      oneIn(main(), isIt, `part "${heading}"`).parentElement?.setAttribute('open', '')
    },
    async fill(fields) {
      for (const [name, text] of Object.entries(fields)) enter(fieldNamed(name), text)
    },
    async write(label, text) {
      enter(fieldOf(page, label), text)
    },
    async select(label, option) {
      const field = fieldOf(page, label)
      const chosen = optionsOf(field).find((one) => isNamed(one, option))
      if (!chosen) throw new Error(`"${label}" offers no "${option}"`)
      entered.texts.set(field, chosen.getAttribute('value') ?? nameOf(chosen))
    },
    async check(label) {
      tick(fieldOf(page, label))
    },
    async pick(name, value) {
      const isIt = (one: Element) => one.getAttribute('name') === name && one.getAttribute('value') === value
      tick(oneIn(main(), isIt, `${name} ${value}`))
    },
    async attach(file, label) {
      const isFile = (one: Element) => one.getAttribute('type') === 'file'
      entered.files.set(
        label === undefined ? oneIn(main(), isFile, 'field for a file') : fieldOf(page, label),
        file,
      )
    },
    async download(name) {
      const answer = await fetched(link(name).getAttribute('href') ?? '')
      if (answer.status !== 200 || isPage(answer)) throw new Error(`"${name}" is no file: ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    async reads(words) {
      const text = wordsIn(page)
      const isThere = typeof words === 'string' ? text.includes(words) : words.test(text)
      if (!isThere) throw new Error(`${address} does not say "${words}":\n${text}`)
    },
    async main(words) {
      const text = wordsIn(main())
      if (!words.test(text)) throw new Error(`${address} does not say ${words}:\n${text}`)
    },
    async showsRow(words, others) {
      const isIt = (one: Element) => one.localName === 'tr' && words.test(wordsIn(one))
      const text = wordsIn(oneIn(page, isIt, `row ${words}`))
      if (!others.test(text)) throw new Error(`The row does not say ${others}: ${text}`)
    },
    address: () => address,
    async arrives(expected) {
      if (!expected.test(address)) throw new Error(`Arrived at ${address}, not at ${expected}`)
    },
    async speaks(language) {
      const spoken = page.documentElement?.getAttribute('lang')
      if (spoken !== language) throw new Error(`${address} is in ${spoken}, not in ${language}`)
    },
    async warns() {
      alertIn(page)
    },
    async hasRows(count) {
      const rows = allIn(page, ({ localName }) => localName === 'tr')
      if (rows.length !== count) throw new Error(`${address} has ${rows.length} rows, not ${count}`)
    },
    holds: async (name) => enteredIn(fieldNamed(name), entered),
    faults: async () => allIn(alertIn(page), isLink).map((one) => one.getAttribute('href') ?? ''),
    codes: async () => allIn(main(), ({ localName }) => localName === 'code').map(wordsIn),
    async findsNo(name) {
      if (allIn(page, (one) => isLink(one) && isNamed(one, name)).length > 0)
        throw new Error(`There is a link "${name}"`)
    },
  }
}

function formOf(page: Document, button: Element): Element {
  const id = button.getAttribute('form')
  if (id !== null) return oneIn(page, (one) => one.getAttribute('id') === id, `form ${id}`)
  for (let one = button.parentElement; one; one = one.parentElement) if (isForm(one)) return one
  throw new Error(`The button "${nameOf(button)}" belongs to no form`)
}

function alertIn(page: Document): Element {
  return oneIn(page, (one) => one.getAttribute('role') === 'alert', 'alert')
}

function isForm({ localName }: Element): boolean {
  return localName === 'form'
}

function isLink({ localName }: Element): boolean {
  return localName === 'a'
}

function isButton(element: Element): boolean {
  return element.localName === 'button' && element.getAttribute('type') !== 'button'
}

function isHiddenField(element: Element): boolean {
  return element.getAttribute('type') === 'hidden'
}

function isPage(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') === true
}

/** Path and query as a browser resolves them; another host than the product's is a fault. */
function pathOf(target: string, from: string): string {
  const url = new URL(target, new URL(from, ORIGIN))
  if (url.origin !== ORIGIN) throw new Error(`${target} leads to another host`)
  return `${url.pathname}${url.search}`
}
