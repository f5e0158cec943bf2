/** Removes the metadata for search crawlers, since the site has no search. */
export default function SearchMetadata(): null {
  return null;
}
