/**
 * Which pages a browser may fetch before they are asked for (Speculation Rules): those whose link the pointer rests on
 * or presses. A page is one request, so fetching it is nearly all; it is not run before it is wanted. Left out are other
 * sites and files. What a link carries of the visit (`via`) changes no page, so what was fetched without it serves.
 * Allowed by its hash in the page's policy; other browsers pass over it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "[href^='/']:not([href*='.'])" },
      eagerness: 'moderate',
    },
  ],
})
