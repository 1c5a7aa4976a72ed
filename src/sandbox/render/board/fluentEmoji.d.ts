/** The file has 9 MB, too much for the compiler to infer its type. */
declare module '@iconify-json/fluent-emoji-flat/icons.json' {
  const set: { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };
  export default set;
}
