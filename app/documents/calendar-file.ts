import { addDays } from '~/domain/values/calendar'

/** RFC 5545, 3.1: in bytes, without the line break. */
const LONGEST_LINE = 75

export interface CalendarDay {
  /** Stable, so that a second import replaces the first. */
  uid: string
  on: string
  title: string
  text: string
  madeAt: string
}

/** An iCalendar file (RFC 5545) with one day, and a reminder on the morning before. */
export function calendarFile({ uid, on, title, text, madeAt }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zahltag//DE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(on)}`,
    `DTEND;VALUE=DATE:${basic(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function basic(date: string): string {
  return date.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const character of line) {
    if (Buffer.byteLength(row + character) > LONGEST_LINE) {
      rows.push(row)
      row = ' '
    }
    row += character
  }
  return [...rows, row].join('\r\n')
}
