/** What every page says, in English: one journey for all of it. */
const files = import.meta.glob<string>('../../../locales/en/{common,learn,server,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export default Object.values(files).join('\n')
