import type { DebitRun } from '~/domain/debits/runs.server'
import { formatIban, formatLongMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { CollectionTable } from './collection-table'

interface Props {
  run: DebitRun
  mayKeep: boolean
}

export function RunPage({ run, mayKeep }: Props) {
  const { debits: texts } = useTexts()
  const { id, messageId, collections, count } = run
  const mayFetch = mayKeep && count > 0
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.debits(), label: texts.back }}
        title={texts.run.of(messageId)}
        next={mayFetch ? { label: texts.run.download, to: paths.debitFile(id) } : null}
      />
      {mayFetch ? <p className="soft screen-only">{texts.run.text}</p> : null}
      {count === 0 ? <p>{texts.run.empty}</p> : null}
      <RunFacts run={run} />
      <RecordPart id="einzuege" title={texts.run.collections(collections.length)}>
        <CollectionTable run={run} mayKeep={mayKeep} />
      </RecordPart>
    </>
  )
}

function RunFacts({ run }: Pick<Props, 'run'>) {
  const { debits } = useTexts()
  const { facts } = debits.run
  const language = useLanguage()
  const { cents, count, collectOn, scheme, sequence, creditor, at, by } = run
  return (
    <Facts
      isStrip
      facts={[
        { label: facts.sum, value: <Money cents={cents} />, isMain: true },
        { label: facts.count, value: String(count) },
        { label: facts.collectOn, value: <LongDate date={collectOn} /> },
        { label: facts.scheme, value: `${debits.schemes[scheme]}, ${sequence}` },
        { label: facts.account, value: formatIban(creditor.iban) },
        { label: facts.creditorId, value: formatIban(creditor.id) },
        { label: facts.name, value: creditor.name },
        { label: facts.made, value: `${formatLongMoment(at, language)}${by ? `, ${by}` : ''}` },
      ]}
    />
  )
}
