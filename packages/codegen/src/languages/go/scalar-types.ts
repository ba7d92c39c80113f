export const scalarTypes = {
  text: 'string',
  integer: 'int',
  decimal: 'float64',
  float: 'float64',
  boolean: 'bool',
  date: 'time.Time',
  time: 'string',
  timestamp: 'time.Time',
  uuid: 'string',
  bytes: '[]byte',
  json: 'string',
} as const;
