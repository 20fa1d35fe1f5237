import { formatLongMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { TaskActs } from './acts'
import { TaskContent } from './content'
import { TaskFacts } from './facts'
import type { TaskPage as TaskPageData } from './page.server'
import { TaskReplies } from './replies'
import { WishAnswer } from './wish-answer'

export interface Props extends TaskPageData {
  formKey: string
}

export function TaskPage(page: Props) {
  const texts = useTexts().tasks
  const language = useLanguage()
  const { task } = page
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.tasks()} label={texts.back} />
      <h1>{texts.kinds[task.kind]}</h1>
      {task.doneAt === null ? null : (
        <p>{texts.doneAt(formatLongMoment(task.doneAt, language), page.wish?.outcome ?? null)}</p>
      )}
      <TaskFacts {...page} />
      <TaskContent {...page} />
      <WishAnswer {...page} />
      {page.mayHandle ? <TaskActs {...page} /> : null}
      {task.customerId === null && task.employeeId === null ? null : <TaskReplies {...page} />}
    </>
  )
}
