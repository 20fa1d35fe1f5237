import type { Task, Tasks } from '~/domain/office/tasks.server'
import { formatDayOf, formatMonth } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { useLanguage, useTexts } from '../language'

export function TaskList({ tasks: { newest, total } }: { tasks: Tasks }) {
  const texts = useTexts().office.tasks
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="aufgaben">
      <h2 id="aufgaben">{texts.title}</h2>
      {total === 0 ? <p className="empty">{texts.none}</p> : null}
      <ul className="tasks">
        {newest.map((task) => (
          <li key={`${task.kind} ${task.id}`}>
            <strong>{texts.kinds[task.kind]}</strong>
            <span className="tasks-about">{aboutOf(task, texts, language)}</span>
            <time className="soft small amount" dateTime={task.at}>
              {formatDayOf(task.at, language)}
            </time>
          </li>
        ))}
      </ul>
      {total > newest.length ? <p className="soft small">{texts.newest(newest.length, total)}</p> : null}
    </section>
  )
}

/** Never an event's own name, which means something to programs alone. */
function aboutOf({ kind, about, month }: Task, texts: Texts['office']['tasks'], language: Language): string {
  if (kind === 'delivery') return texts.events[about] ?? texts.otherEvent
  return month === undefined ? about : `${about}, ${formatMonth(month, language)}`
}
