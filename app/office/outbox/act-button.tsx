import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useFormAction } from '~/kit/office/form-action'

interface Props {
  action: string
  label: string
  isQuiet?: boolean
  seen?: string
}

export function ActButton({ action, label, isQuiet, seen }: Props) {
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(action)}>
      {seen === undefined ? null : <input type="hidden" name={SEEN_FIELD} value={seen} />}
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {label}
      </button>
    </form>
  )
}
