/** What a search crawler would be told: this site has no search of its own. */
export default function SearchMetadata(): null {
  return null;
}
