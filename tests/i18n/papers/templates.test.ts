import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { templatesModule } from '~/commands/bundle/paper-templates'
import { ROLES } from '~/domain/kernel/rights'
import type { AnswerFacts } from '~/domain/papers/answer.server'
import type { PaperFacts } from '~/domain/papers/facts.server'
import { readFirmFacts } from '~/domain/papers/firm-facts.server'
import { PAPERS, type Part } from '~/domain/papers/paper'
import { answerLetter, writePaper } from '~/i18n/papers/papers.server'
import { templates } from '~/i18n/papers/templates.server'
import { answerValues, paperValues } from '~/i18n/papers/values.server'
import { makeTenant } from '../../factories/tenants'
import { house } from '../../support/house'
import { LANGUAGES } from '../../support/texts'

const FOLDER = 'app/i18n/papers'
const NAMES = ['answer', 'contract', 'measures', 'notice', 'procedure', 'record'] as const
const OPTIONAL = [
  ...['address_extra', 'vat_id', 'tax_number', 'managing_director', 'hosted_by', 'payroll_partner'],
  ...['data_contact', 'data_officer', 'data_authority'],
]

const settled = await factsWith(true)
const bare = await factsWith(false)
const { installation } = settled
const EXTREMES = [
  ['everything', settled],
  ['a folder for backups', { ...settled, installation: inFolder(installation) }],
  ['nothing', bare],
] as const

async function factsWith(isSet: boolean): Promise<PaperFacts> {
  const facts = await readFirmFacts(house.reader, await makeTenant(house))
  const flags = ['is_release_confirmed', 'is_portal_code_demanded', 'is_small_business']
  const switches = [...flags, ...ROLES.map((role) => `is_factor_demanded_of_${role}`)]
  const said = {
    ...Object.fromEntries(OPTIONAL.map((column) => [column, isSet ? `said of ${column}` : null])),
    ...Object.fromEntries(switches.map((column) => [column, isSet ? 1 : 0])),
    legal_form: isSet ? 'gmbh' : null,
  }
  const host = isSet ? 'host.example' : null
  const moment = isSet ? '2026-03-02T09:00:00.000Z' : null
  return {
    ...facts,
    firm: { ...facts.firm, ...said },
    isCalculating: isSet,
    webhookSecrets: isSet ? 2 : 0,
    unchainedInvoices: isSet ? 7 : 0,
    installation: {
      ...{ version: '1.0.0', address: 'https://lohn.example.de', isEncryptedOnTheWay: isSet },
      ...{ mailHost: host, providerHost: host, pingHost: host },
      backups: {
        ...{ isHourly: isSet, isEncrypted: isSet, isCopiedAway: isSet, bucketHost: host },
        ...{ lastAt: moment, rehearsedAt: moment },
      },
    },
  }
}

function inFolder(whole: PaperFacts['installation']): PaperFacts['installation'] {
  return { ...whole, backups: { ...whole.backups, bucketHost: null } }
}

function answerFacts({ firm, installation }: PaperFacts, kind: AnswerFacts['kind']): AnswerFacts {
  const { mailHost, backups } = installation
  return { firm, kind, mailHost, bucketHost: backups.bucketHost, day: '2026-03-02' }
}

function namesIn(name: (typeof NAMES)[number], language: (typeof LANGUAGES)[number]): string[] {
  const tags = templates[`${name}.${language}`].matchAll(/{{[#^/]?([^{}]+)}}/g)
  return [...new Set([...tags].map(([, tag = '']) => tag))].sort()
}

describe('the templates', () => {
  test('are in the build as they are in the Markdown; `npm run build` takes it over', () => {
    expect(readFileSync(`${FOLDER}/templates.server.ts`, 'utf8')).toBe(templatesModule(FOLDER))
  })

  test.each(NAMES)('%s names the same in both languages', (name) => {
    expect(namesIn(name, 'en')).toEqual(namesIn(name, 'de'))
  })

  test('name what there is, and all of it', () => {
    const used = (names: readonly (typeof NAMES)[number][]) =>
      new Set(names.flatMap((name) => LANGUAGES.flatMap((language) => namesIn(name, language))))
    const ofAnswer = Object.keys(answerValues(answerFacts(settled, 'employee'), 'de'))
    const ofPapers = Object.keys(paperValues(settled, 'de'))
    const [, ...papers] = NAMES
    expect([...used(['answer'])].filter((name) => !ofAnswer.includes(name))).toEqual([])
    expect([...used(papers)].toSorted()).toEqual(ofPapers.toSorted())
    expect(ofAnswer.filter((name) => !used(NAMES).has(name))).toEqual([])
  })

  describe.each(EXTREMES)('where %s is set', (_, facts) => {
    test.each(PAPERS)('%s has no mark of the template left, and is the same part for part', (name) => {
      const [german, english] = LANGUAGES.map((language) => writePaper(name, facts, language))
      for (const paper of [german, english]) {
        const parts = paper?.sections.map((section) => section.parts)
        expect(textsIn(paper).filter((text) => /[{}]{2}|\*|__|^[->#|]\s/.test(text))).toEqual([])
        expect(textsIn(parts).filter((text) => /^(\d+\.|\+)\s|`|\]\(/.test(text))).toEqual([])
        for (const one of [paper, ...(paper?.sections ?? [])])
          expect([one?.title, one?.law]).not.toContain('')
      }
      const shapes = [german, english].map((paper) => paper?.sections.map(({ parts }) => parts.map(shapeOf)))
      expect(shapes[1]).toEqual(shapes[0])
    })

    test.each(['employee', 'customer'] as const)('the letter to one %s has none either', (kind) => {
      for (const language of LANGUAGES) {
        const lines = answerLetter(answerFacts(facts, kind), language).split('\n')
        expect(lines.filter((line) => /[{}]{2}|\*|__|^[>#|]/.test(line))).toEqual([])
        expect(lines.filter((line) => line === '')).toHaveLength(6)
      }
    })
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function shapeOf(part: Part | undefined): unknown {
  if (typeof part !== 'object') return typeof part
  return Object.entries(part).map(([kind, said]) => [kind, Array.isArray(said) ? said.length : typeof said])
}
