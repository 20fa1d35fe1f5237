import type { ReactNode } from 'react'
import { useFormAction } from './office/form-action'
import { UNSAVED_MARK } from './office/unsaved'
import { useRefusal } from './refusal'

interface Props {
  action: string
  button: string
  children?: ReactNode
  isQuiet?: boolean
}

/** A form in the office or an account, with one button. Keeps the chosen language. */
export function OfficeForm({ action, button, children, isQuiet = false }: Props) {
  const actionOf = useFormAction()
  const isGivenBack = Object.keys(useRefusal().values).length > 0
  return (
    <form
      className="form"
      method="post"
      action={actionOf(action)}
      noValidate
      {...(isGivenBack ? { [UNSAVED_MARK]: '' } : {})}
    >
      {children}
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {button}
      </button>
    </form>
  )
}
