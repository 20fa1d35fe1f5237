import type { TaskState } from '~/domain/tasks/list.server'
import { tasksPath } from '~/forms/task-query'
import { useHref, useTexts } from '../language'

export function States({ state }: { state: TaskState }) {
  const texts = useTexts().tasks
  const href = useHref()
  return (
    <nav className="screen-only" aria-label={texts.statesLabel}>
      <ul className="links-in-line">
        {(['open', 'mine', 'done'] as const).map((one) => (
          <li key={one}>
            <a
              className="target"
              href={href(tasksPath({ state: one }))}
              aria-current={one === state ? 'page' : undefined}
            >
              {texts.states[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
