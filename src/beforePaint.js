// Runs in every built page before it's shown. What it does, HTML and CSS can't.
document.querySelector('[data-year]').textContent = new Date().getFullYear();
document.querySelectorAll('[data-until]').forEach((announcement) => {
  announcement.hidden = announcement.dataset.until < new Date().toLocaleDateString('sv');
});
if (matchMedia('screen and (width < 48em)').matches) {
  document.querySelectorAll('[data-closed-on-phones]').forEach((details) => (details.open = false));
}
// Not every browser opens the fold that an address leads into.
const openFold = () => {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest('details:not([open])');
  if (fold) {
    fold.open = true;
    target.scrollIntoView();
  }
};
openFold();
addEventListener('hashchange', openFold);
