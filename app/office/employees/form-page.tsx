import type { ReactNode } from 'react'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { useEmployeeLabel, useEmployeeValue } from './words'

interface Props {
  employee: { id: string; name: string }
  title: string
  text: string
  children: ReactNode
}

export function EmployeeFormPage({ employee, title, text, children }: Props) {
  const texts = useTexts().employees
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useEmployeeLabel()} />
      <PageHead
        back={{ to: paths.employee(employee.id), label: texts.backToOne(employee.name) }}
        title={title}
      />
      <p className="soft">{text}</p>
      <FieldConflicts labelOf={useEmployeeLabel()} show={useEmployeeValue()} />
      {children}
    </>
  )
}
