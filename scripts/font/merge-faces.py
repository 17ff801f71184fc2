"""Make the site's one font file out of its two faces.

    pip install fonttools==4.66.1 brotli==1.2.0
    npm start & python3 scripts/font/merge-faces.py

Run by hand when a face or its set of characters changes; the result is kept in the repository. Why one file:
docs/decisions/0010-before-the-first-paint.md.

The weight chooses the face. From 800 down to 500 the axis draws BB Affiche; at 400 a substitution that every text
engine makes first (feature `rvrn`) puts the glyphs of BB Lecture in its place. So two `@font-face` rules name one
file, and one request brings both. Kerning is kept for the pairs of letters that stand somewhere on the published site:
the tables hold 8,000 pairs, the three languages use a sixth of them.
"""

import html
import re
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer
from fontTools.varLib.featureVars import addFeatureVariations

ROOT = Path(__file__).parents[2]
SOURCES = Path(__file__).parent
SITE = "http://localhost:3000"
RESULT = ROOT / "public/fonts/affiche-lecture.woff2"

READING_WEIGHT = 400
# Where 500 lies between 400 (-1) and 800 (0), and where it is moved to, so that the masters
# of the display face stay at the end of the axis. At 500 its strokes are 0.2 % away from their drawing.
MEDIUM = -0.75
MEDIUM_MOVED = -0.998
READING_FROM = -0.999

# Below these, in thousandths of the letter's height, kerning is not seen: 0.07 px in running text.
SMALLEST_KERNING = 4
KERNING_STEP = 2


def read(name, prefix=""):
    """A face with every table read and its glyphs named `prefix` and a number, which no other face has."""
    font = TTFont(SOURCES / name, lazy=False)
    font.setGlyphOrder([f"{prefix}{index}" for index in range(len(font.getGlyphOrder()))])
    font.ensureDecompiled()
    return font


def add_glyphs(font, other):
    """Outlines and widths of `other` after those of `font`; they do not vary."""
    order = font.getGlyphOrder() + other.getGlyphOrder()
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for name in other.getGlyphOrder():
        font["glyf"].glyphs[name] = other["glyf"].glyphs[name]
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = []
    # Widths follow from the outlines' own variation; a table of them would have to know the glyphs added. Styles are
    # named in the site's own rules.
    for tag in ("HVAR", "MVAR", "STAT"):
        del font[tag]


def add_kerning(font, other):
    """The pair kerning of `other` after that of `font`; both pick their own glyphs."""
    table, added = font["GPOS"].table, other["GPOS"].table
    pairs = [lookup for lookup in added.LookupList.Lookup if lookup.LookupType == 2]
    first = len(table.LookupList.Lookup)
    table.LookupList.Lookup += pairs
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex += range(first, first + len(pairs))


def add_ligatures(font, other):
    """The ligatures of `other` as a feature of `font`, in every script and language."""
    table, added = font["GSUB"].table, other["GSUB"].table
    (indices,) = {
        tuple(record.Feature.LookupListIndex)
        for record in added.FeatureList.FeatureRecord
        if record.FeatureTag == "liga"
    }
    ligatures = otTables.FeatureRecord()
    ligatures.FeatureTag = "liga"
    ligatures.Feature = otTables.Feature()
    ligatures.Feature.FeatureParams = None
    first = len(table.LookupList.Lookup)
    ligatures.Feature.LookupListIndex = list(range(first, first + len(indices)))
    ligatures.Feature.LookupCount = len(indices)
    table.LookupList.Lookup += [added.LookupList.Lookup[index] for index in indices]
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    table.FeatureList.FeatureRecord.append(ligatures)
    table.FeatureList.FeatureCount = len(table.FeatureList.FeatureRecord)
    for script in table.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord)]:
            system.FeatureIndex.append(table.FeatureList.FeatureCount - 1)


def published_pages(address="/sitemap.xml"):
    """The HTML of every page that the sitemap of the running server names."""
    with urlopen(urljoin(SITE, urlsplit(address).path)) as answer:
        body = answer.read().decode()
    if not address.endswith(".xml"):
        yield body
        return
    for found in re.findall(r"<loc>(.*?)</loc>", body):
        yield from published_pages(found)


def pairs_in_use():
    """Every two characters that stand side by side in a word of the published site."""
    pairs = set()
    for page in published_pages():
        text = re.sub(r"<(script|style|svg)[\s\S]*?</\1>", " ", page)
        for word in html.unescape(re.sub(r"<[^>]+>", " ", text)).split():
            pairs.update(zip(word, word[1:]))
    return pairs


def keep_kerning(font, used):
    """Round the kerning of the glyph pairs in `used`, and drop all other, with what varies of it."""

    def settle(record, firsts, seconds):
        value = record.Value1.XAdvance if hasattr(record.Value1, "XAdvance") else 0
        kept = abs(value) >= SMALLEST_KERNING and any((a, b) in used for a in firsts for b in seconds)
        for field in list(vars(record.Value1)):
            delattr(record.Value1, field)
        record.Value1.XAdvance = round(value / KERNING_STEP) * KERNING_STEP if kept else 0

    def glyphs_by_class(definition, glyphs):
        classes = {}
        for glyph in glyphs:
            classes.setdefault(definition.classDefs.get(glyph, 0), []).append(glyph)
        return classes

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table.ValueFormat1 = 4
            if table.Format == 1:
                for glyph, pair_set in zip(table.Coverage.glyphs, table.PairSet):
                    for record in pair_set.PairValueRecord:
                        settle(record, [glyph], [record.SecondGlyph])
                continue
            firsts = glyphs_by_class(table.ClassDef1, table.Coverage.glyphs)
            seconds = glyphs_by_class(table.ClassDef2, font.getGlyphOrder())
            for first, row in enumerate(table.Class1Record):
                for second, record in enumerate(row.Class2Record):
                    settle(record, firsts.get(first, []), seconds.get(second, []))
    definitions = font["GDEF"].table
    del definitions.VarStore
    definitions.Version = 0x00010000


display = read("affiche-fr-de.woff2")
reading = instancer.instantiateVariableFont(read("lecture-fr-de.woff2", prefix="l"), {"wght": READING_WEIGHT})
display_glyphs, reading_glyphs = display.getBestCmap(), reading.getBestCmap()

add_glyphs(display, reading)
add_kerning(display, reading)
add_ligatures(display, reading)
pairs = pairs_in_use()
keep_kerning(
    display,
    {
        (glyphs[ord(a)], glyphs[ord(b)])
        for glyphs in (display_glyphs, reading_glyphs)
        for a, b in pairs
        if ord(a) in glyphs and ord(b) in glyphs
    },
)

display["fvar"].axes[0].minValue = READING_WEIGHT
display["avar"] = newTable("avar")
display["avar"].segments = {"wght": {-1.0: -1.0, MEDIUM: MEDIUM_MOVED, 0.0: 0.0, 1.0: 1.0}}
addFeatureVariations(
    display,
    [([{"wght": (-1.0, READING_FROM)}], {glyph: reading_glyphs[code] for code, glyph in display_glyphs.items()})],
)

for name in (1, 4):
    display["name"].setName("BB Affiche Lecture", name, 3, 1, 0x409)
display["name"].setName("BBAfficheLecture", 6, 3, 1, 0x409)

options = Options()
options.layout_features = ["kern", "liga", "tnum", "rvrn"]
options.name_IDs = [1, 2, 4, 6, 13, 14]
options.notdef_outline = True
subsetter = Subsetter(options)
subsetter.populate(unicodes=display_glyphs)
subsetter.subset(display)

display.flavor = "woff2"
display.save(RESULT)
print(f"{RESULT.relative_to(ROOT)}: {RESULT.stat().st_size} bytes, {len(pairs)} pairs of letters kerned")
