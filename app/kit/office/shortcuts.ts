/** Marks what a key presses or focuses. */
export const SHORTCUT = 'data-shortcut'

const STORED = 'zahltag-tasten'
const OFF = 'aus'

/** Letters can be turned off (WCAG 2.1.4): speech input and slips of the hand would press them. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(STORED) !== OFF
}

export function setShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, OFF)
  announceShortcuts()
}

/** Tells assistive technology which elements have a key, as long as they have. */
export function announceShortcuts(): void {
  const isOn = areShortcutsOn()
  for (const element of document.querySelectorAll(`[${SHORTCUT}]`)) {
    if (isOn) element.setAttribute('aria-keyshortcuts', element.getAttribute(SHORTCUT) ?? '')
    else element.removeAttribute('aria-keyshortcuts')
  }
}

/** What a letter does; false if there is nothing to do it with. */
const LETTERS: Record<string, () => boolean> = {
  '/': () => focusSearch(),
  n: () => press('n'),
  j: () => goToRow(1),
  k: () => goToRow(-1),
  b: () => pressInRow('b'),
}

/**
 * Carries out a key that was pressed anywhere on the page. Whatever a field, a dialog, the browser or a screen reader
 * has used already is left alone.
 */
export function onShortcut(event: KeyboardEvent, openHelp: () => void): void {
  if (event.defaultPrevented || event.isComposing) return
  const hasModifier = event.ctrlKey || event.metaKey
  if (event.key === 'Enter' && hasModifier) {
    if (sendForm(event.target)) event.preventDefault()
    return
  }
  if (hasModifier || event.altKey || !areShortcutsOn() || isWritten(event.target)) return
  if (document.querySelector('dialog[open]')) return
  if (event.key === '?') openHelp()
  else if (!LETTERS[event.key]?.()) return
  event.preventDefault()
}

/** Whether letters are typed there: also into a list of choices, which jumps to them. */
function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|submit|button|file)$/.test(target.type)
  return target.closest('textarea, select, [contenteditable]') !== null
}

/** As the return key would send it, from fields where that starts a new line too. */
function sendForm(target: EventTarget | null): boolean {
  const field = target instanceof HTMLElement ? target.closest('input, textarea, select') : null
  const form = (field as HTMLInputElement | null)?.form
  if (!form) return false
  const button = [...form.elements].find(
    (one) => one instanceof HTMLButtonElement && one.type === 'submit' && !one.disabled,
  )
  form.requestSubmit(button as HTMLElement | undefined)
  return true
}

function press(key: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(`[${SHORTCUT}="${key}"]`)].find(isShown)
  element?.click()
  return element !== undefined
}

/** Of the row in which the focus is. */
function pressInRow(key: string): boolean {
  const row = document.activeElement?.closest('main tbody tr')
  const button = row?.querySelector<HTMLElement>(`[${SHORTCUT}="${key}"]`)
  button?.click()
  return button != null
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>(`[${SHORTCUT}="/"]`)
  const menu = field?.closest('details')
  if (menu && !isShown(field as HTMLElement)) menu.open = true
  field?.focus()
  return field !== null
}

/** The link of each row: a row is its record's, and the link names it. */
function goToRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('main :is(tbody tr, .tasks > li)')]
    .map((row) => ({
      row,
      link: row.querySelector<HTMLElement>('th a') ?? row.querySelector<HTMLElement>('a'),
    }))
    .filter(({ link }) => link !== null && isShown(link))
  const current = rows.findIndex(({ row }) => row.contains(document.activeElement))
  const next = current === -1 ? (step === 1 ? 0 : rows.length - 1) : current + step
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.link?.focus()
  return rows.length > 0
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility()
}
