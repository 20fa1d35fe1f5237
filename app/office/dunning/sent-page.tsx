import type { ListedNotice } from '~/domain/dunning/notices.server'
import type { ListPage } from '~/domain/lists/paging'
import { useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
import { paths } from '~/paths'
import { NoticeTable } from './notice-table'
import { noticesPath } from './query'
import { DunningTabs } from './tabs'

interface Props {
  notices: ListPage<ListedNotice>
  /** To be printed today. */
  letterCount: number
}

export function SentPage({ notices, letterCount }: Props) {
  const { bank, dunning } = useTexts()
  const texts = dunning.sent
  return (
    <>
      <PageHead
        back={{ to: paths.bank(), label: bank.back }}
        title={dunning.title}
        others={[letterCount > 0 && { label: texts.letters(letterCount), to: paths.dunningLetters() }]}
      />
      <DunningTabs current="sent" />
      {notices.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <NoticeTable notices={notices.items} />
      )}
      <Pagination list={texts.caption} shown={notices} pathOf={(place) => noticesPath({ place })} />
    </>
  )
}
