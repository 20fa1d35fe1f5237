import type { Task } from '~/domain/tasks/task'
import { formatDayOf } from '~/i18n/format'
import { FROM_START_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { paths } from '~/paths'
import { useAboutTask } from '../tasks/about'

interface Props {
  news: Task[]
  mayHandle: boolean
}

/** What customers decided online, until a member has dismissed it. */
export function NewsList({ news, mayHandle }: Props) {
  const { tasks: texts } = useTexts()
  const href = useHref()
  const language = useLanguage()
  const actionOf = useFormAction()
  const aboutOf = useAboutTask()
  if (news.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="neues">
      <h2 id="neues">{texts.news}</h2>
      <ul className="tasks">
        {news.map((task) => (
          <li key={task.id}>
            <a className="target" href={href(paths.task(task.id))}>
              {texts.kinds[task.kind]}
            </a>
            <span className="tasks-about">{`${aboutOf(task)}, ${formatDayOf(task.at, language)}`}</span>
            {mayHandle ? (
              <form method="post" action={actionOf(paths.taskEnd(task.id))}>
                <input type="hidden" name={FROM_START_FIELD} value="ja" />
                <button type="submit" className="button button-quiet button-row">
                  {texts.seen}
                  <span className="visually-hidden">{`: ${texts.kinds[task.kind]}, ${aboutOf(task)}`}</span>
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
