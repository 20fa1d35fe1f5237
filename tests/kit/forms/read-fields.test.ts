import { expect, test } from 'vitest'
import { BadRequest } from '~/http/bad-request'
import { statusOfError } from '~/http/error-status.server'
import {
  archiveForm,
  assignmentForm,
  droppedSlipForm,
  linkForm,
  lockForm,
  mandateEndForm,
  secretForm,
  seenForm,
  tenantSwitchForm,
} from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'

function posted(body: string): Request {
  return new Request('http://localhost/', { method: 'POST', body })
}

test.each([
  ['a record is archived by a button alone', archiveForm, '', { archiviert: true }],
  ['and taken back', archiveForm, 'archiviert=nein', { archiviert: false }],
  ['a user is locked out', lockForm, 'gesperrt=ja', { gesperrt: true }],
  ['a task is taken that was nobody’s', assignmentForm, 'ich=ja&stand=', { ich: true, stand: '' }],
  ['a task is taken on an older page', assignmentForm, 'ich=ja', { ich: true, stand: null }],
  ['a request is refused', mandateEndForm, 'stand=requested', { stand: 'requested' }],
  ['a link is handed out', linkForm, '', { neu: false }],
  ['and the older ones end', linkForm, 'neu=ja', { neu: true }],
] as const)('%s', async (_, schema, body, values) => {
  expect(await readFields(posted(body), schema)).toEqual(values)
})

test.each([
  ['a lock', lockForm, ''],
  ['a lock that says neither', lockForm, 'gesperrt=vielleicht'],
  ['a task', assignmentForm, 'stand='],
  ['the end of a mandate', mandateEndForm, ''],
  ['the end of a mandate that has lapsed', mandateEndForm, 'stand=lapsed'],
  ['the end of links', seenForm, ''],
  ['a secret', secretForm, ''],
  ['another firm', tenantSwitchForm, 'firma=1'],
  ['a payslip', droppedSlipForm, ''],
] as const)('%s without its field is a bad request', async (_, schema, body) => {
  const error = await readFields(posted(body), schema).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(BadRequest)
  expect(statusOfError(error, false)).toEqual({ status: 400, headers: {} })
})
