import { type FaultKey, faultTexts } from './faults'

/** Characters allowed, characters entered. */
export type TooLong = `too_long ${number} ${number}`

/** The characters that our fonts lack. */
type Unprintable = `unprintable ${string}`

/** Their code points. */
type Controls = `controls ${string}`

/** A fault of a bank's file, and what its text names. */
type Detailed = `bank_file_${string} ${string}`

/** A string, so that it can be a schema's message and be kept with a refused form. */
export type Fault = FaultKey | TooLong | Unprintable | Controls | Detailed

type FaultTexts = Readonly<Record<FaultKey | 'too_long' | 'unprintable' | 'controls', string>>

export function tooLong(most: number, entered: number): TooLong {
  return `too_long ${most} ${entered}`
}

export function isTooLong(text: string): text is TooLong {
  return /^too_long \d+ \d+$/.test(text)
}

export function unprintable(letters: readonly string[]): Unprintable {
  return `unprintable ${letters.join('')}`
}

export function isUnprintable(text: string): text is Unprintable {
  return /^unprintable \S+$/.test(text)
}

export function controls(found: readonly string[]): Controls {
  return `controls ${found.map(codePointOf).join(',')}`
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function isControls(text: string): text is Controls {
  return /^controls \S+$/.test(text)
}

function isDetailed(text: string): text is Detailed {
  return /^bank_file_[a-z_]+ \S/.test(text) && Object.hasOwn(faultTexts.de, text.slice(0, text.indexOf(' ')))
}

export function isFault(text: string): text is Fault {
  if (isTooLong(text) || isUnprintable(text) || isControls(text) || isDetailed(text)) return true
  return (
    text !== 'too_long' && text !== 'unprintable' && text !== 'controls' && Object.hasOwn(faultTexts.de, text)
  )
}

export function faultWords(texts: FaultTexts, fault: Fault): string {
  if (isUnprintable(fault)) {
    const letters = [...fault.slice('unprintable '.length)]
    return texts.unprintable.replace('{letters}', () => letters.join(' '))
  }
  if (isControls(fault))
    return texts.controls.replace('{codes}', fault.slice('controls '.length).replaceAll(',', ', '))
  if (isDetailed(fault)) {
    const blank = fault.indexOf(' ')
    return texts[fault.slice(0, blank) as FaultKey].replace('{detail}', () => fault.slice(blank + 1))
  }
  if (!isTooLong(fault)) return texts[fault]
  const [, most = '', entered = ''] = fault.split(' ')
  return texts.too_long.replace('{most}', most).replace('{entered}', entered)
}
