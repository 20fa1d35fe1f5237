import type { BankQuery, ListedItem } from '~/domain/bank/list.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoney } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { ActButton } from '~/kit/records/acts'
import { EmptyList } from '~/kit/records/empty-list'
import { PageHead } from '~/kit/records/page-head'
import { RecordList } from '~/kit/records/record-list'
import { SearchForm } from '~/kit/records/search-form'
import { Tabs } from '~/kit/records/tabs'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { bankPath, SEARCH_FIELD, STATE_FIELD } from './query'
import { reasonText } from './reason-text'
import { takeOf } from './take'

interface Props {
  items: ListPage<ListedItem>
  query: BankQuery
  openCount: number
  /** Otherwise each row would name the same. */
  hasSeveralAccounts: boolean
  mayKeep: boolean
}

const TABS = ['open', 'assigned', 'all'] as const
const WORDS = { open: 'offen', assigned: 'zugeordnet' } as const

export function BankListPage({ openCount, ...shown }: Props) {
  const { items, query } = shown
  const { bank } = useTexts()
  const texts = bank.list
  return (
    <>
      <SavedBanner saved={bank.saved} />
      <PageHead back={{ to: paths.bank(), label: bank.back }} title={texts.title} />
      <Tabs
        label={texts.stateTitle}
        tabs={TABS.map((state) => ({
          label: texts.states[state],
          to: bankPath({ search: query.search, state }),
          isCurrent: query.state === state,
          ...(state === 'open' ? { count: openCount } : {}),
        }))}
      />
      <SearchForm
        path={paths.bankItems()}
        title={texts.search}
        search={{ name: SEARCH_FIELD, label: texts.searchLabel, defaultValue: query.search }}
        reset={query.search === '' ? null : bankPath({ state: query.state })}
        kept={
          query.state === 'all' ? null : <input type="hidden" name={STATE_FIELD} value={WORDS[query.state]} />
        }
      />
      {items.items.length === 0 ? (
        <EmptyList shown={items} isNarrowed={query.search !== ''} texts={texts} />
      ) : (
        <BankItems {...shown} />
      )}
    </>
  )
}

function BankItems({ items, query, hasSeveralAccounts, mayKeep }: Omit<Props, 'openCount'>) {
  const { bank } = useTexts()
  const texts = bank.list
  const href = useHref()
  return (
    <RecordList
      id="umsaetze"
      heading={texts.found(items.total, items.pages === null)}
      title={texts.title}
      shown={items}
      pathOf={(place) => bankPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.name,
          look: 'name',
          phone: 'first',
          cell: ({ id, name }) => (
            <a className="target" href={href(paths.bankItem(id))}>
              {name || texts.unnamed}
            </a>
          ),
        },
        { title: texts.bookedOn, cell: ({ bookedOn }) => <ShortDate date={bookedOn} /> },
        { title: texts.purpose, phone: 'below', cell: (item) => <Purpose item={item} /> },
        ...(hasSeveralAccounts
          ? [{ title: texts.account, cell: ({ accountName }: ListedItem) => accountName }]
          : []),
        {
          title: texts.amount,
          look: 'number',
          phone: 'end',
          cell: ({ cents }) => <Money cents={cents} />,
        },
        {
          title: texts.state,
          phone: 'belowEnd',
          cell: (item) => <State item={item} mayKeep={mayKeep} />,
        },
      ]}
    />
  )
}

/** What it was for; while nobody knows, the suggestion to press. */
function State({ item, mayKeep }: { item: ListedItem; mayKeep: boolean }) {
  const { bank } = useTexts()
  if (item.openCents === 0)
    return <StatusMark shape="done">{item.kind ? bank.kinds[item.kind] : bank.item.done}</StatusMark>
  const take = mayKeep && item.openCents === item.cents ? takeOf(item, bank.list) : null
  if (take) return <ActButton act={take} className="button button-quiet button-row" shortcut="b" />
  return (
    <StatusMark shape="waiting">
      {item.isDouble
        ? bank.item.double.maybe
        : item.openCents === item.cents
          ? bank.item.open
          : bank.item.partly}
    </StatusMark>
  )
}

/** With what speaks for the suggestion beside it. */
function Purpose({ item }: { item: ListedItem }) {
  const { purpose, proposal } = item
  const { bank } = useTexts()
  const language = useLanguage()
  const text = <span className="two-lines">{purpose}</span>
  if (!proposal || !takeOf(item, bank.list)) return text
  const reasons = proposal.reasons.map((reason) =>
    reasonText(reason, bank, (cents) => formatMoney(cents, language)),
  )
  return (
    <>
      {text}
      <p className="soft">{reasons.join('; ')}</p>
    </>
  )
}
