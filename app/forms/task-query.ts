import type { TaskQuery } from '~/domain/tasks/list.server'
import { paths } from '~/paths'
import { listQuery, oneOf, place } from './list-query'

const query = listQuery<TaskQuery>({
  state: oneOf('stand', { meine: 'mine', erledigt: 'done' } as const, 'open' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readTaskQuery: (request: Request) => TaskQuery = query.read

/** The tasks with their list filtered. */
export function tasksPath(narrowed: Partial<TaskQuery>): string {
  return paths.tasks() + query.write(narrowed)
}
