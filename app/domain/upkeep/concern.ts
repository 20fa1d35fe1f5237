/** Why the service is not as it should be. The log has the names, the office's page of them has words. */
export type Concern =
  | 'database fails'
  | 'database slow'
  | 'database files lost'
  | 'no mail worker'
  | 'outbox stuck'
  | 'mail failed'
  | 'disk nearly full'
  | 'data directory cannot be looked at'
  | 'backup old'
  | 'backup failed'
  | 'rehearsal failed'
  | 'rehearsal old'
