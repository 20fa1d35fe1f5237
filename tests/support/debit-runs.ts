import { expect } from 'vitest'
import { figuresOf } from './debit-figures'
import type { RunText } from './drawn-debits'

/** By the letters that SEPA files may have, and by sums that the writer of the file knows nothing of. @returns its text */
export function expectOwed({ text, cents, count }: RunText): string {
  const figures = figuresOf(text)
  const digits = cents.toString().padStart(3, '0')
  const sum = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  expect([figures.count, figures.transactions, ...figures.saidCounts]).toEqual([count, count, count, count])
  expect([figures.sum, ...figures.saidSums]).toEqual([sum, sum, sum])
  expect(new Set(figures.endToEndIds).size).toBe(count)
  expect(new Set(figures.days).size).toBe(1)
  for (const name of figures.names)
    expect(unescaped(name)).toMatch(/^(?=.*[A-Za-z0-9])[A-Za-z0-9/?:().,'+ -]{1,70}$/)
  return text
}

function unescaped(text: string): string {
  return text.replaceAll('&apos;', "'").replaceAll('&amp;', '&')
}
