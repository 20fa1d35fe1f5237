import type { Paged } from '~/domain/lists/paging'
import type { Thread } from '~/domain/messages/threads.server'
import { useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'
import { threadsPath } from '../tasks/thread-query'
import { ThreadTable } from '../tasks/thread-table'

interface Props {
  customer: { id: string; name: string }
  threads: Paged<Thread>
}

export function CustomerThreadsPage({ customer: { id, name }, threads }: Props) {
  const { threads: texts, backToOne } = useTexts().customers
  return (
    <>
      <BackLink to={paths.customer(id)} label={backToOne(name)} />
      <h1>{texts.title}</h1>
      {threads.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <ThreadTable threads={threads.items} />
      )}
      <Pagination list={texts.title} shown={threads} pathOf={(place) => threadsPath(id, place)} />
    </>
  )
}
