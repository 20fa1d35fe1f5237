import type { Element } from 'slimdom'
import type { Attachment } from '../journeys/hand'
import { allIn, isControl, isDisabled } from './plain-page'

export interface Sending {
  method: 'GET' | 'POST'
  address: string
  body?: URLSearchParams | FormData
}

/** What is in the fields of a page besides what the server wrote there. */
export interface Entered {
  texts: Map<Element, string>
  files: Map<Element, Attachment>
}

/** What a browser sends of a form when a button is pressed; fails where it would hold the form back. */
export function sendingOf(form: Element, button: Element, entered: Entered): Sending {
  const said = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const controls = controlsOf(form).filter((control) => !isDisabled(control))
  if (!form.hasAttribute('novalidate') && !button.hasAttribute('formnovalidate'))
    for (const control of controls) expectSendable(control, controls, entered)
  const pairs = controls
    .filter((control) => control.localName !== 'button' || control === button)
    .flatMap((control) => pairsOf(control, entered))
  const isPost = said('method').toLowerCase() === 'post'
  if (isPost && said('enctype') === 'multipart/form-data')
    return { method: 'POST', address: said('action'), body: partsOf(pairs) }
  const lines = new URLSearchParams(
    pairs.map(([name, value]) => [name, textOf(value).replace(/\r?\n/g, '\r\n')]),
  )
  if (isPost) return { method: 'POST', address: said('action'), body: lines }
  return { method: 'GET', address: `${said('action').replace(/\?.*/, '')}?${lines}` }
}

export function enteredIn(control: Element, { texts }: Entered): string {
  const typed = texts.get(control)
  if (typed !== undefined) return typed
  if (control.localName === 'select') return optionOf(control)?.getAttribute('value') ?? ''
  if (control.localName === 'textarea') return (control.textContent ?? '').replace(/^\n/, '')
  return control.getAttribute('value') ?? ''
}

export function optionsOf(control: Element): Element[] {
  return allIn(control, ({ localName }) => localName === 'option')
}

function optionOf(control: Element): Element | undefined {
  const options = optionsOf(control)
  return (
    options.find((one) => one.hasAttribute('selected')) ??
    options.find((one) => !one.hasAttribute('disabled'))
  )
}

/** Its own controls and those that name it, in the order of the page. */
function controlsOf(form: Element): Element[] {
  const root = form.ownerDocument ?? form
  const own = new Set(allIn(form, isControl))
  return allIn(root, isControl).filter((control) => {
    const named = control.getAttribute('form')
    return named === null ? own.has(control) : named === form.getAttribute('id')
  })
}

function pairsOf(control: Element, entered: Entered): [string, string | Attachment][] {
  const name = control.getAttribute('name')
  if (!name || isOff(control)) return []
  if (control.getAttribute('type') !== 'file') return [[name, enteredIn(control, entered)]]
  const none = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }
  return [[name, entered.files.get(control) ?? none]]
}

function isOff(control: Element): boolean {
  return isTicked(control) && !control.hasAttribute('checked')
}

function isTicked(control: Element): boolean {
  return ['radio', 'checkbox'].includes(control.getAttribute('type') ?? '')
}

function expectSendable(control: Element, controls: readonly Element[], entered: Entered): void {
  const value = enteredIn(control, entered)
  const pattern = control.getAttribute('pattern')
  const isWrong =
    (control.hasAttribute('required') && isMissing(control, controls, entered)) ||
    (value !== '' && pattern !== null && !new RegExp(`^(?:${pattern})$`, 'v').test(value)) ||
    (value !== '' && control.getAttribute('type') === 'email' && !/^[^@\s]+@[^@\s]+$/.test(value))
  const field = control.getAttribute('name')
  if (isWrong) throw new Error(`A browser would not send "${value}" in the field ${field}`)
}

function isMissing(control: Element, controls: readonly Element[], entered: Entered): boolean {
  if (!isTicked(control))
    return control.getAttribute('type') === 'file'
      ? !entered.files.has(control)
      : enteredIn(control, entered) === ''
  const group = controls.filter(
    (one) => one === control || (isRadio(one) && one.getAttribute('name') === control.getAttribute('name')),
  )
  return group.every(isOff)
}

function isRadio(control: Element): boolean {
  return control.getAttribute('type') === 'radio'
}

function partsOf(pairs: [string, string | Attachment][]): FormData {
  const parts = new FormData()
  for (const [name, value] of pairs)
    if (typeof value === 'string') parts.append(name, value)
    else parts.append(name, new File([Uint8Array.from(value.buffer)], value.name, { type: value.mimeType }))
  return parts
}

function textOf(value: string | Attachment): string {
  return typeof value === 'string' ? value : value.name
}
