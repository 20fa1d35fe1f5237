import type { ReactNode } from 'react'
import type { Fault } from '~/i18n/fault-words'
import { described, FieldFault } from './field-frame'

export function ChoiceGroup({
  id,
  legend,
  fault,
  children,
}: {
  id: string
  legend: string
  fault?: Fault | undefined
  children: ReactNode
}) {
  return (
    <fieldset className="choices" {...described(id, undefined, fault)}>
      <legend>{legend}</legend>
      <FieldFault id={id} fault={fault} />
      {children}
    </fieldset>
  )
}
