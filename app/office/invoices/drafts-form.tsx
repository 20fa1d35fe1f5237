import type { ReactNode } from 'react'
import { SEND_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { paths } from '~/paths'

export function DraftsForm({ children }: { children: ReactNode }) {
  const { batch } = useTexts().billing
  const { acts } = useTexts().invoices
  const actionOf = useFormAction()
  return (
    <form className="stack-tight" method="post" action={actionOf(paths.invoiceBatch())}>
      <p className="soft screen-only">{batch.hint}</p>
      {children}
      <p className="actions screen-only">
        <button type="submit" className="button button-quiet" name={SEND_FIELD} value="ja">
          {acts.issueAndSend}
        </button>
        <button type="submit" className="button button-quiet">
          {acts.issue}
        </button>
      </p>
    </form>
  )
}
