import type { Paged } from '~/domain/paging'
import type { Task } from '~/domain/tasks/find.server'
import { formatDayOf } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { useAboutTask } from '../tasks/about'

/** The newest of what waits; each row leads to its page. */
export function TaskList({ tasks: { items, total } }: { tasks: Paged<Task> }) {
  const texts = useTexts().tasks
  const language = useLanguage()
  const aboutOf = useAboutTask()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="aufgaben">
      <h2 id="aufgaben">{texts.toDo}</h2>
      {total === 0 ? <p className="empty">{texts.none}</p> : null}
      <ul className="tasks">
        {items.map((task) => (
          <li key={task.id}>
            <a className="target" href={href(paths.task(task.id))}>
              {texts.kinds[task.kind]}
            </a>
            <span className="tasks-about">{aboutOf(task)}</span>
            <time className="soft small amount" dateTime={task.at}>
              {formatDayOf(task.at, language)}
            </time>
          </li>
        ))}
      </ul>
      {total > items.length ? (
        <p>
          <a className="target" href={href(paths.tasks())}>
            {texts.all(total)}
          </a>
        </p>
      ) : null}
    </section>
  )
}
