import type { ReactNode } from 'react'
import { paths } from '~/paths'
import { Clashes } from '../clashes'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { useRefusal } from '../refusal'
import { useEmployeeLabel, useEmployeeValue } from './employee-words'

interface Props {
  employee: { id: string; name: string }
  title: string
  text: string
  children: ReactNode
}

/** The page of one of an employee's forms, with a link back to the employee. */
export function EmployeeFormPage({ employee, title, text, children }: Props) {
  const texts = useTexts().employees
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useEmployeeLabel()} />
      <p>
        <a className="target" href={href(paths.employee(employee.id))}>
          {texts.backToOne(employee.name)}
        </a>
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <Clashes labelOf={useEmployeeLabel()} show={useEmployeeValue()} />
      {children}
    </>
  )
}
