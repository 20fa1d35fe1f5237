import type { ReactNode } from 'react'
import { useFormAction } from '../office/form-action'

interface Props {
  action: string
  button: string
  children?: ReactNode
  isQuiet?: boolean
}

/** A form with one button, without a script; the chosen language is carried along. */
export function AccountForm({ action, button, children, isQuiet = false }: Props) {
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
