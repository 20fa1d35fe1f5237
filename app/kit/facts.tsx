import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** The figure that the record is about. */
  isMain?: boolean
}

/** `isStrip`: what people look for first, side by side. */
export function Facts({ facts, isStrip = false }: { facts: readonly Fact[]; isStrip?: boolean }) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  )
  return (
    <dl className={isStrip ? 'facts strip' : 'facts'}>
      {known.map(({ label, value, isMain }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isMain ? 'fact-main' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
