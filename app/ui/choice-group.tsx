import type { ReactNode } from 'react'
import type { FaultKey } from '~/i18n/faults'
import { described, FieldFault } from './field-frame'

export function ChoiceGroup({
  id,
  legend,
  fault,
  children,
}: {
  id: string
  legend: string
  fault?: FaultKey | undefined
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
