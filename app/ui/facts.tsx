import type { ReactNode } from 'react'

/** One name with its value; a fact without a value is left out. */
export interface Fact {
  label: string
  value: ReactNode
}

/** Names and values in two columns, under one another on a narrow screen. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
