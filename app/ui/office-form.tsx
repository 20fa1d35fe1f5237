import type { ReactNode } from 'react'
import { useFormAction } from './office/form-action'

interface Props {
  action: string
  button: string
  children?: ReactNode
  isQuiet?: boolean
}

/** A form in the office or an account, with one button. Keeps the chosen language. */
export function OfficeForm({ action, button, children, isQuiet = false }: Props) {
  const actionOf = useFormAction()
  return (
    <form className="form" method="post" action={actionOf(action)} noValidate>
      {children}
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {button}
      </button>
    </form>
  )
}
