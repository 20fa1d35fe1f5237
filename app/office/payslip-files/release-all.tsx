import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import type { Incoming } from './list-page.server'
import { releaseAllPath, UNTIL_FIELD } from './release-query'

/** Releases all matches, if they take more than one page. */
export function ReleaseAll({ incoming: { counts, shown, query, seenAt } }: { incoming: Incoming }) {
  const { releaseAll } = useTexts().incoming
  const actionOf = useFormAction()
  const ready = counts.delivered
  if (ready === 0 || shown.pages === 1) return null
  return (
    <form className="stack-tight" method="post" action={actionOf(releaseAllPath(query))}>
      <input type="hidden" name={UNTIL_FIELD} value={seenAt} />
      <p className="soft">{releaseAll.text}</p>
      <p className="actions">
        <button type="submit" className="button">
          {releaseAll.button(ready)}
        </button>
      </p>
    </form>
  )
}
