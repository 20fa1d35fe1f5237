import type { ReactNode } from 'react'
import { RadioChoice } from '../choice'
import { ChoiceGroup } from '../choice-group'
import { useRefusal } from '../refusal'

interface Props<Value extends string> {
  name: string
  legend: string
  labels: Record<Value, string>
  stored: Value | undefined
  /** Suggested by a refused form; overrides what was entered. */
  proposed?: Value | undefined
  more?: Partial<Record<Value, ReactNode>>
}

export function RadioField<Value extends string>({
  name,
  legend,
  labels,
  stored,
  proposed,
  more = {},
}: Props<Value>) {
  const refusal = useRefusal()
  const chosen = proposed ?? refusal.values[name] ?? stored
  return (
    <ChoiceGroup id={name} legend={legend} fault={refusal.faults[name]}>
      {(Object.keys(labels) as Value[]).map((value, index) => (
        <RadioChoice
          key={value}
          id={index === 0 ? name : `${name}-${value}`}
          name={name}
          value={value}
          label={labels[value]}
          isChecked={chosen === value}
        >
          {more[value]}
        </RadioChoice>
      ))}
    </ChoiceGroup>
  )
}
