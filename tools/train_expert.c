/* Self-play trainer of the expert bot's value nets, for rules with one die and single tokens.
 *
 *   gcc -O3 -march=native -ffast-math [-DHIDDEN=128] -o train_expert tools/train_expert.c -lm
 *   ./train_expert VARIANT train SECONDS SEED OUT.bin [START.bin [RATE [PLAYERS [GUESTS]]]]
 *       learn by TD(lambda); PLAYERS 2 or 4 learns for that table only (4: also for 3),
 *       GUESTS is the percentage of games with baselines on some seats; START may have fewer
 *       hidden units, which are then kept and added to
 *   ./train_expert VARIANT match NET.bin GAMES                      measure against the baselines
 *
 * The net sees a position between two throws, turned so that seat 0 throws next, and says
 * how likely each seat is to win. The inputs are listed in playpalace_ludo/bots/net.py, which
 * computes the same numbers; tools/pack_weights.py turns the result into the shipped file.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef HIDDEN
#define HIDDEN 64
#endif
#define WIDTH (HIDDEN + 16) /* hidden units, then 4 direct outputs, padded for the vector unit */
#define FINISH 56
#define LAST 50 /* last step on the shared track */

/* ---- rules ------------------------------------------------------------------------- */

typedef struct { int8_t at[4][4]; } Board;          /* -1 yard, 0..50 track, 51..55 column, 56 home */
typedef struct { int seats[4], n; int8_t playing[4]; } Table;

/* The knobs in which the variants differ; see the rule files for their meaning. */
typedef struct {
    const char *name;
    int stars, start; /* start squares: 0 no shelter, 1 for their owner, 2 for all */
    int own_limit, blocking, six_again, capture_again, again_limit, without_move, sixes_max, rollback, doubled;
} Rules;

static const Rules variants[] = {
    {"playpalace", 1, 2, 0, 0, 1, 0, 0, 0, 3, 1, 0},
    {"classic", 0, 0, 1, 0, 1, 0, 0, 0, 3, 0, 0},
    {"indian", 1, 0, 1, 0, 1, 0, 0, 0, 3, 0, 0},
    {"nigerian-classic", 1, 2, 0, 0, 1, 1, 3, 1, 0, 0, 0},
    {"strict", 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0},
    {"jota", 1, 2, 2, 0, 1, 0, 0, 1, 3, 0, 1},
};
static Rules rules;
static int8_t safe_at[FINISH + 2]; /* by step + 1 */

static int is_safe(int r) { return safe_at[r + 1]; }

static void set_rules(const Rules *chosen) {
    rules = *chosen;
    for (int r = -1; r <= FINISH; r++)
        safe_at[r + 1] = r < 0 || r > LAST || (rules.stars && r % 13 == 8) ||
                         (rules.start == 2 && r % 13 == 0) || (rules.start == 1 && r == 0);
}
static int square(int seat, int r) { return (13 * seat + r) % 52; }

static uint64_t rng_state = 88172645463325252ULL;
static uint32_t rnd(uint32_t n) {
    rng_state ^= rng_state << 13; rng_state ^= rng_state >> 7; rng_state ^= rng_state << 17;
    return (uint32_t)(((rng_state >> 32) * n) >> 32);
}

static int count_at(const Board *b, int seat, int r) {
    int n = 0;
    for (int i = 0; i < 4; i++) n += b->at[seat][i] == r;
    return n;
}

/* Two tokens that move as one and cannot be captured. */
static int is_double(const Board *b, int seat, int r) {
    return rules.doubled && r >= 0 && r < FINISH && count_at(b, seat, r) == 2;
}

static int destination(const Board *b, int seat, int token, int die) {
    int r = b->at[seat][token];
    return r < 0 ? 0 : r + (is_double(b, seat, r) ? die / 2 : die);
}

static int movable(const Board *b, int seat, int token, int die) {
    int r = b->at[seat][token], to = destination(b, seat, token, die), pair = is_double(b, seat, r);
    if (r < 0 ? die != 6 : to > FINISH) return 0;
    if (pair && die % 2) return 0;
    if (rules.own_limit && to != FINISH && count_at(b, seat, to) + 1 + pair > rules.own_limit) return 0;
    if (rules.blocking)
        for (int i = 0; i < 4; i++) {
            int q = b->at[seat][i];
            if (i != token && q > LAST && q > r && q < to) return 0;
        }
    return 1;
}

/* Distinct moves of a seat with a die; returns how many, tokens in out[]. */
static int legal(const Board *b, int seat, int die, int *out) {
    int n = 0;
    for (int i = 0; i < 4; i++) {
        int r = b->at[seat][i];
        if (!movable(b, seat, i, die)) continue;
        int seen = 0;
        for (int k = 0; k < n; k++) seen |= b->at[seat][out[k]] == r;
        if (!seen) out[n++] = i;
    }
    return n;
}

static int captures_at(const Board *b, int seat, int to, int *best) {
    int n = 0;
    *best = -1;
    if (to > LAST) return 0;
    int sq = square(seat, to);
    for (int o = 0; o < 4; o++) if (o != seat)
        for (int i = 0; i < 4; i++) {
            int r = b->at[o][i];
            if (!is_safe(r) && square(o, r) == sq && !is_double(b, o, r)) { n++; if (r > *best) *best = r; }
        }
    return n;
}

/* Makes a move; returns how many tokens it captured. */
static int apply(Board *b, int seat, int token, int die) {
    int r = b->at[seat][token], to = destination(b, seat, token, die), taken = 0;
    if (is_double(b, seat, r)) for (int i = 0; i < 4; i++) if (b->at[seat][i] == r) b->at[seat][i] = to;
    b->at[seat][token] = to;
    if (to > LAST) return 0;
    int sq = square(seat, to);
    for (int o = 0; o < 4; o++) if (o != seat)
        for (int i = 0; i < 4; i++) {
            int q = b->at[o][i];
            if (!is_safe(q) && square(o, q) == sq && !is_double(b, o, q)) b->at[o][i] = -1, taken++;
        }
    return taken;
}

static int all_home(const Board *b, int seat) {
    for (int i = 0; i < 4; i++) if (b->at[seat][i] != FINISH) return 0;
    return 1;
}

/* ---- inputs of the net --------------------------------------------------------------- */

enum {
    PLACES = 0,                       /* per seat: 58 places, then 5 yard counts, 5 home counts */
    PER_SEAT = 68,
    ABSENT = 4 * PER_SEAT,
    HUNT = ABSENT + 4,                /* hunter, target, distance 1..12; value = what is at stake */
    YARD = HUNT + 16 * 12,            /* hunter in the yard, target 1..6 past its start */
    EXPOSED = YARD + 16,              /* per seat: what it stands to lose to all others together */
    SAFE = EXPOSED + 4,
    LEFT = SAFE + 4,
    HITS = LEFT + 4,                  /* per seat: on how many faces it captures */
    PRIZE = HITS + 4,                 /* per face of the coming throw: the best capture */
    STREAK = PRIZE + 6,
    DOOR = STREAK + 2,                /* hunter in the yard, target on its start square */
    INPUTS = DOOR + 16
};

typedef struct { int n; uint16_t at[160]; float v[160]; } Sparse;

static float stake[LAST + 1];
static void put(Sparse *x, int at, float v) { x->at[x->n] = at; x->v[x->n++] = v; }

static void encode(const Board *b, const Table *t, int roller, int streak, Sparse *x) {
    x->n = 0;
    uint32_t near[4] = {0};           /* faces with which seat h captures something */
    float prize[7] = {0};
    for (int k = 0; k < 4; k++) {
        int seat = (roller + k) & 3;
        if (!t->playing[seat]) { put(x, ABSENT + k, 1); continue; }
        int yard = 0, home = 0, left = 0, safe = 0;
        float exposed = 0;
        for (int i = 0; i < 4; i++) {
            int r = b->at[seat][i];
            put(x, PLACES + k * PER_SEAT + r + 1, 1);
            yard += r < 0; home += r == FINISH; left += FINISH - r;
            if (r < 0 || r > LAST) continue;
            if (is_safe(r)) { safe++; continue; }
            if (is_double(b, seat, r)) continue;
            float missed = 1;
            for (int h = 0; h < 4; h++) {
                int hunter = (roller + h) & 3;
                if (h == k || !t->playing[hunter]) continue;
                uint32_t seen = 0;
                int inyard = 0;
                for (int j = 0; j < 4; j++) {
                    int q = b->at[hunter][j];
                    if (q < 0) { inyard = 1; continue; }
                    if (q >= LAST) continue;
                    int d = (13 * (k - h) + r - q + 104) % 52;
                    if (d < 1 || d > 12 || q + d > LAST) continue;
                    seen |= 1u << d;
                }
                int close = __builtin_popcount(seen & 0x7e), far = __builtin_popcount(seen & 0x1f80);
                float hit = close / 6.0f;
                hit += (1 - hit) * far / 36.0f;
                near[h] |= seen & 0x7e;
                for (uint32_t m = seen; m; m &= m - 1) {
                    int d = __builtin_ctz(m);
                    put(x, HUNT + (h * 4 + k) * 12 + d - 1, stake[r]);
                    if (h == 0 && d <= 6 && stake[r] > prize[d]) prize[d] = stake[r];
                }
                if (inyard) {
                    int d = (13 * (k - h) + r + 104) % 52;
                    if (d >= 1 && d <= 6) { put(x, YARD + h * 4 + k, stake[r]); hit += (1 - hit) / 36.0f; }
                    if (d == 0) { put(x, DOOR + h * 4 + k, stake[r]); hit += (1 - hit) / 6.0f; }
                }
                missed *= 1 - hit;
            }
            exposed += (1 - missed) * stake[r];
        }
        put(x, PLACES + k * PER_SEAT + 58 + yard, 1);
        put(x, PLACES + k * PER_SEAT + 63 + home, 1);
        if (exposed > 0) put(x, EXPOSED + k, exposed);
        if (safe) put(x, SAFE + k, safe / 4.0f);
        put(x, LEFT + k, left / 228.0f);
    }
    for (int h = 0; h < 4; h++) if (near[h]) put(x, HITS + h, __builtin_popcount(near[h]) / 6.0f);
    for (int d = 1; d <= 6; d++) if (prize[d] > 0) put(x, PRIZE + d - 1, prize[d]);
    if (streak) put(x, STREAK + streak - 1, 1);
}

/* ---- the net ------------------------------------------------------------------------- */

typedef struct {
    float w1[INPUTS][WIDTH] __attribute__((aligned(64)));
    float b1[WIDTH];
    float w2[HIDDEN][4];
} Net;

static Net net, grad, mom, var, mean; /* mean: the net averaged over the last stretch of learning */

typedef struct { float acc[WIDTH] __attribute__((aligned(64))); float p[4]; } Pass;

static void forward(const Net *w, const Sparse *x, Pass *o) {
    memcpy(o->acc, w->b1, sizeof o->acc);
    for (int i = 0; i < x->n; i++) {
        const float *row = w->w1[x->at[i]], v = x->v[i];
        for (int j = 0; j < WIDTH; j++) o->acc[j] += v * row[j];
    }
    float z[4] = {o->acc[HIDDEN], o->acc[HIDDEN + 1], o->acc[HIDDEN + 2], o->acc[HIDDEN + 3]};
    for (int j = 0; j < HIDDEN; j++) {
        float a = o->acc[j] > 0 ? o->acc[j] : 0;
        for (int k = 0; k < 4; k++) z[k] += a * w->w2[j][k];
    }
    int absent[4] = {0};
    for (int i = 0; i < x->n; i++) if (x->at[i] >= ABSENT && x->at[i] < HUNT) absent[x->at[i] - ABSENT] = 1;
    float top = -1e9, sum = 0;
    for (int k = 0; k < 4; k++) if (!absent[k] && z[k] > top) top = z[k];
    for (int k = 0; k < 4; k++) { o->p[k] = absent[k] ? 0 : expf(z[k] - top); sum += o->p[k]; }
    for (int k = 0; k < 4; k++) o->p[k] /= sum;
}

/* Cross-entropy towards `target` (turned like the inputs), added to grad. */
static void backward(const Net *w, const Sparse *x, const Pass *o, const float *target) {
    float dz[4], d[WIDTH] __attribute__((aligned(64))) = {0};
    for (int k = 0; k < 4; k++) { dz[k] = o->p[k] - target[k]; d[HIDDEN + k] = dz[k]; }
    for (int j = 0; j < HIDDEN; j++) if (o->acc[j] > 0) {
        for (int k = 0; k < 4; k++) { d[j] += dz[k] * w->w2[j][k]; grad.w2[j][k] += dz[k] * o->acc[j]; }
    }
    for (int i = 0; i < x->n; i++) {
        float *row = grad.w1[x->at[i]], v = x->v[i];
        for (int j = 0; j < WIDTH; j++) row[j] += v * d[j];
    }
    for (int j = 0; j < WIDTH; j++) grad.b1[j] += d[j];
}

static void adam(float lr, float scale, long step) {
    float *w = (float *)&net, *g = (float *)&grad, *m = (float *)&mom, *v = (float *)&var;
    float c1 = 1 - powf(0.9f, step), c2 = 1 - powf(0.999f, step);
    for (size_t i = 0; i < sizeof(Net) / sizeof(float); i++) {
        float gi = g[i] * scale;
        m[i] = 0.9f * m[i] + 0.1f * gi;
        v[i] = 0.999f * v[i] + 0.001f * gi * gi;
        w[i] -= lr * (m[i] / c1) / (sqrtf(v[i] / c2) + 1e-7f);
        g[i] = 0;
    }
}

static void average(float share) {
    float *w = (float *)&net, *m = (float *)&mean;
    for (size_t i = 0; i < sizeof(Net) / sizeof(float); i++) m[i] += share * (w[i] - m[i]);
}

/* Win chance of every seat (not turned). */
static void value(const Board *b, const Table *t, int roller, int streak, float *p) {
    for (int s = 0; s < 4; s++) if (t->playing[s] && all_home(b, s)) {
        for (int k = 0; k < 4; k++) p[k] = k == s;
        return;
    }
    Sparse x; Pass o;
    encode(b, t, roller, streak, &x);
    forward(&net, &x, &o);
    for (int k = 0; k < 4; k++) p[(roller + k) & 3] = o.p[k];
}

static int next_seat(const Table *t, int seat) {
    do seat = (seat + 1) & 3; while (!t->playing[seat]);
    return seat;
}

/* Does the seat throw again after this? `made` is a move with so many captures, or no move. */
static int again_after(int die, int made, int captured, int granted) {
    if (rules.again_limit && granted >= rules.again_limit) return 0;
    if (die == 6 && rules.six_again && (made || rules.without_move)) return 1;
    return captured && rules.capture_again;
}

static int counted(int streak) { return rules.sixes_max ? streak : 0; }

static int net_move(const Board *b, const Table *t, int seat, int die, int streak, const int *tok, int n) {
    int best = 0; float top = -1;
    for (int i = 0; i < n; i++) {
        Board a = *b; float p[4];
        int again = again_after(die, 1, apply(&a, seat, tok[i], die), 0);
        value(&a, t, again ? seat : next_seat(t, seat), again ? counted(streak) : 0, p);
        if (p[seat] > top) top = p[seat], best = tok[i];
    }
    return best;
}

/* The value of a position after one more throw and its best answer, for every seat. */
static void deeper(const Board *b, const Table *t, int roller, int streak, float *p) {
    for (int s = 0; s < 4; s++) if (t->playing[s] && all_home(b, s)) { value(b, t, roller, streak, p); return; }
    int faces = rules.sixes_max && streak == 2 ? 5 : 6;
    memset(p, 0, 4 * sizeof *p);
    for (int die = 1; die <= faces; die++) {
        int tok[4], n = legal(b, roller, die, tok);
        int next = next_seat(t, roller), ns = die == 6 ? counted(streak + 1) : 0;
        float best[4] = {-1, -1, -1, -1}, q[4];
        if (!n) value(b, t, again_after(die, 0, 0, 0) ? roller : next, 0, best);
        for (int i = 0; i < n; i++) {
            Board a = *b;
            int again = again_after(die, 1, apply(&a, roller, tok[i], die), 0);
            value(&a, t, again ? roller : next, again ? ns : 0, q);
            if (q[roller] > best[roller]) memcpy(best, q, sizeof q);
        }
        for (int k = 0; k < 4; k++) p[k] += best[k] / faces;
    }
}

static float margin = 0.04f; /* moves that look worse than the best by more are not looked at again */

static int deep_move(const Board *b, const Table *t, int seat, int die, int streak, const int *tok, int n) {
    int best = 0, close = 0; float top = -1, first[4], most = -1;
    int roller[4], s[4];
    Board a[4];
    for (int i = 0; i < n; i++) {
        float p[4];
        a[i] = *b;
        int again = again_after(die, 1, apply(&a[i], seat, tok[i], die), 0);
        roller[i] = again ? seat : next_seat(t, seat);
        s[i] = again ? counted(streak) : 0;
        value(&a[i], t, roller[i], s[i], p);
        first[i] = p[seat];
        if (first[i] > most) most = first[i], best = tok[i];
    }
    for (int i = 0; i < n; i++) close += first[i] >= most - margin;
    if (close < 2) return best;
    for (int i = 0; i < n; i++) {
        float p[4];
        if (first[i] < most - margin) continue;
        deeper(&a[i], t, roller[i], s[i], p);
        if (p[seat] > top) top = p[seat], best = tok[i];
    }
    return best;
}

/* ---- baselines ------------------------------------------------------------------------- */

static float threat(const Board *b, const Table *t, int seat, int r) {
    if (is_safe(r) || is_double(b, seat, r)) return 0;
    float missed = 1;
    for (int o = 0; o < 4; o++) if (o != seat && t->playing[o]) {
        uint32_t seen = 0; int inyard = 0;
        for (int j = 0; j < 4; j++) {
            int q = b->at[o][j];
            if (q < 0) { inyard = 1; continue; }
            if (q >= LAST) continue;
            int d = (square(seat, r) - square(o, q) + 52) % 52;
            if (d >= 1 && d <= 12 && q + d <= LAST) seen |= 1u << d;
        }
        float hit = __builtin_popcount(seen & 0x7e) / 6.0f;
        hit += (1 - hit) * __builtin_popcount(seen & 0x1f80) / 36.0f;
        if (inyard) {
            int d = (square(seat, r) - 13 * o + 52) % 52;
            if (d >= 1 && d <= 6) hit += (1 - hit) / 36.0f;
            if (d == 0) hit += (1 - hit) / 6.0f;
        }
        missed *= 1 - hit;
    }
    return 1 - missed;
}

static float greedy_side(const Board *b, const Table *t, int seat, float fear) {
    float sum = 0;
    for (int i = 0; i < 4; i++) {
        int r = b->at[seat][i];
        if (r < 0) continue;
        float v = r == FINISH ? 78 : r > LAST ? 62 + 0.78f * (r - 50) : 15.87f + 0.62f * r + 0.00715f * r * r;
        sum += v;
        if (r <= LAST) sum += is_safe(r) ? 3.25f : -fear * threat(b, t, seat, r) * v;
    }
    return sum;
}

static float greedy_value(const Board *b, const Table *t, int seat) {
    float best = -1e9, total = 0; int n = 0;
    for (int o = 0; o < 4; o++) if (o != seat && t->playing[o]) {
        float v = greedy_side(b, t, o, 0.273f);
        if (v > best) best = v;
        total += v; n++;
    }
    return greedy_side(b, t, seat, 0.95f) - 0.45f * best - 0.55f * total / n;
}

enum { RANDOM, PP, AURAL, MIXED, GREEDY, NET, DEEP, KINDS };
static const char *names[] = {"random", "pp", "aural", "mixed", "greedy", "net", "net+1"};

static double mixed_score(const Board *b, const Table *t, int seat, int token, int die) {
    int r = b->at[seat][token], to = destination(b, seat, token, die), victim;
    Board a = *b;
    apply(&a, seat, token, die);
    if (to == FINISH) return 6e6 + r;
    if (captures_at(b, seat, to, &victim)) return 5e6 + victim;
    float fall = r >= 0 ? threat(b, t, seat, r) - threat(&a, t, seat, to) : 0;
    if (fall > 0.05f && r > 5) return 4e6 + fall * (r + 1);
    if (r >= 0 && (to > LAST ? r <= LAST : is_safe(to))) return 3e6 + r;
    if (r < 0) return 2e6;
    return 1e6 - threat(&a, t, seat, to) * (to + 1) * 100 + r * 0.01;
}

static double aural_score(const Board *b, int seat, int token, int die) {
    int r = b->at[seat][token], to = destination(b, seat, token, die), victim, n = captures_at(b, seat, to, &victim);
    if (to == FINISH) return 2000;
    if (n) return 1800 + 100 * n;
    if (r < 0) return 300;
    if (to > LAST) return (r > LAST ? 1000 : 1500) + to - LAST;
    return (is_safe(to) ? 700 : 500) + square(seat, to) + 1;
}

static int choose(int kind, const Board *b, const Table *t, int seat, int die, int streak, const int *tok, int n) {
    if (n == 1) return tok[0];
    if (kind == NET) return net_move(b, t, seat, die, streak, tok, n);
    if (kind == DEEP) return deep_move(b, t, seat, die, streak, tok, n);
    if (kind == RANDOM) { /* uniform over movable tokens, not over squares */
        int all[4], m = 0;
        for (int i = 0; i < 4; i++) if (movable(b, seat, i, die)) all[m++] = i;
        return all[rnd(m)];
    }
    int best = tok[0]; double top = -1e18;
    for (int i = 0; i < n; i++) {
        int r = b->at[seat][tok[i]];
        double s = 0;
        if (kind == PP) s = r > LAST ? 1000 + r - LAST : r >= 0 ? 500 + square(seat, r) + 1 : 300;
        if (kind == AURAL) s = aural_score(b, seat, tok[i], die);
        if (kind == MIXED) s = mixed_score(b, t, seat, tok[i], die);
        if (kind == GREEDY) { Board a = *b; apply(&a, seat, tok[i], die); s = greedy_value(&a, t, seat); }
        if (s > top) top = s, best = tok[i];
    }
    return best;
}

/* ---- games ------------------------------------------------------------------------------- */

typedef struct { Sparse x; Pass o; int roller, passed_over; } Step;
static Step steps[20000];
static int n_steps;

/* Plays one game; with `learn` every position between throws is kept in steps[]. */
static int play(const Table *t, const int *kinds, int first, int learn) {
    Board b, before;
    memset(&b, -1, sizeof b);
    int seat = first;
    n_steps = 0;
    for (int turn = 0; turn < 5000; turn++) {
        int streak = 0;
        before = b;
        for (int granted = 0;; granted++) {
            int die = 1 + rnd(6), tok[4], again = 0, back = 0;
            streak = die == 6 ? streak + 1 : 0;
            if (rules.sixes_max && streak == rules.sixes_max) {
                if (rules.rollback) b = before, back = 1;
            } else {
                int n = legal(&b, seat, die, tok), taken = 0;
                if (n) {
                    taken = apply(&b, seat, choose(kinds[seat], &b, t, seat, die, streak, tok, n), die);
                    if (all_home(&b, seat)) return seat;
                }
                again = again_after(die, n, taken, granted);
            }
            if (learn) {
                if (back && n_steps) steps[n_steps - 1].passed_over = 1;
                Step *s = &steps[n_steps++];
                s->roller = again ? seat : next_seat(t, seat);
                s->passed_over = kinds[seat] != NET;
                encode(&b, t, s->roller, again ? counted(streak) : 0, &s->x);
            }
            if (!again) break;
        }
        seat = next_seat(t, seat);
    }
    return -1;
}

static Table table_of(int n) {
    Table t; memset(&t, 0, sizeof t);
    t.n = n;
    int left = n;
    if (n == 2 && rnd(2)) { int s = rnd(4); t.playing[s] = t.playing[(s + 1) & 3] = 1; }
    else while (left) { int s = rnd(4); if (!t.playing[s]) t.playing[s] = 1, left--; }
    return t;
}

static void learn_game(int winner) {
    const float lambda = 0.7f;
    float target[4] = {0}, follow[4];
    target[winner] = 1;
    memcpy(follow, target, sizeof target);
    for (int i = n_steps - 1; i >= 0; i--) {
        Step *s = &steps[i];
        forward(&net, &s->x, &s->o);
        float turned[4];
        for (int k = 0; k < 4; k++) target[k] = (1 - lambda) * follow[k] + lambda * target[k];
        for (int k = 0; k < 4; k++) turned[k] = target[(s->roller + k) & 3];
        if (!s->passed_over) {
            backward(&net, &s->x, &s->o, turned);
            for (int k = 0; k < 4; k++) follow[(s->roller + k) & 3] = s->o.p[k];
        } /* a third six came, and what follows is not this position's doing; or a guest moved */
    }
}

static double now(void) { struct timespec s; clock_gettime(CLOCK_MONOTONIC, &s); return s.tv_sec + s.tv_nsec * 1e-9; }

/* One seat of kind a against all others of kind c; red and blue when two play. */
static double match(int a, int c, int players, long games) {
    long won = 0;
    for (long g = 0; g < games; g++) {
        Table t; memset(&t, 0, sizeof t);
        for (int i = 0; i < players; i++) t.playing[i] = 1;
        int kinds[4], me = g % players, first = (g / players) % players;
        for (int i = 0; i < 4; i++) kinds[i] = i == me ? a : c;
        won += play(&t, kinds, first, 0) == me;
    }
    return 100.0 * won / games;
}

static void save(const char *path) {
    FILE *f = fopen(path, "wb");
    int32_t head[2] = {INPUTS, HIDDEN};
    fwrite(head, sizeof head, 1, f);
    fwrite(&mean, sizeof mean, 1, f);
    fclose(f);
}

/* A net with fewer hidden units keeps them; the others start small. */
static int load(const char *path) {
    FILE *f = fopen(path, "rb");
    int32_t head[2];
    if (!f || fread(head, sizeof head, 1, f) != 1 || head[0] != INPUTS || head[1] > HIDDEN) return 0;
    int had = head[1], ok = 1;
    float direct[WIDTH - HIDDEN];
    for (int i = 0; i <= INPUTS; i++) { /* the bias is the last row */
        float *row = i < INPUTS ? net.w1[i] : net.b1;
        ok &= fread(row, sizeof *row, had, f) == (size_t)had;
        ok &= fread(direct, sizeof direct, 1, f) == 1;
        for (int j = had; j < HIDDEN; j++) row[j] = i < INPUTS ? (rnd(2001) / 1000.0f - 1) * 0.05f : 0;
        memcpy(row + HIDDEN, direct, sizeof direct);
    }
    ok &= fread(net.w2, sizeof net.w2[0], had, f) == (size_t)had;
    for (int j = had; j < HIDDEN; j++) for (int k = 0; k < 4; k++) net.w2[j][k] = (rnd(2001) / 1000.0f - 1) * 0.02f;
    fclose(f);
    return ok;
}

static int only_players = 0, guest_share = 40;

/* The net plays itself; in some games baselines sit on some seats, all of one kind or mixed. It
 * learns from its own moves only: from theirs it would take luck against weak players for merit. */
static void seat_guests(int *kinds) {
    int guests = (int)rnd(100) < guest_share, alike = rnd(2) ? (int)rnd(NET) : -1, me = rnd(4);
    for (int i = 0; i < 4; i++)
        kinds[i] = !guests || i == me ? NET : alike >= 0 ? alike : rnd(2) ? (int)rnd(NET) : NET;
}

static int players_at_table(void) {
    int pick = rnd(100);
    if (only_players == 2) return 2;
    if (only_players == 4) return pick < 15 ? 3 : 4;
    return pick < 45 ? 2 : pick < 55 ? 3 : 4;
}

static void train(double seconds, const char *out, float top_rate) {
    double begin = now(), report = begin + 60;
    long games = 0, batch = 0, step = 0;
    while (now() - begin < seconds) {
        Table t = table_of(players_at_table());
        int first = rnd(4);
        if (!t.playing[first]) first = next_seat(&t, first);
        int kinds[4];
        seat_guests(kinds);
        int winner = play(&t, kinds, first, 1);
        if (winner < 0) continue;
        learn_game(winner);
        games++; batch += n_steps;
        if (games % 8 == 0) {
            double done = (now() - begin) / seconds;
            float rate = top_rate * (done < 0.5 ? 1 : powf(0.01f, (done - 0.5f) / 0.5f));
            adam(rate, 1.0f / batch, ++step);
            average(step < 2000 ? 1.0f / step : 0.0005f);
            batch = 0;
        }
        if (now() > report) {
            save(out);
            printf("%5.0f s %8ld games  vs 3 greedy %.1f  heads-up greedy %.1f  vs 3 random %.1f\n", now() - begin, games,
                   match(NET, GREEDY, 4, 4000), match(NET, GREEDY, 2, 4000), match(NET, RANDOM, 4, 4000));
            fflush(stdout);
            report = now() + 120;
        }
    }
    save(out);
}

int main(int argc, char **argv) {
    for (int r = 0; r <= LAST; r++) stake[r] = (r + 16) / 66.0f;
    for (size_t i = 0; argc > 1 && i < sizeof variants / sizeof *variants; i++)
        if (!strcmp(argv[1], variants[i].name)) set_rules(&variants[i]);
    if (rules.name && argc >= 6 && !strcmp(argv[2], "train")) {
        rng_state ^= strtoull(argv[4], 0, 10) * 0x9E3779B97F4A7C15ULL;
        for (int i = 0; i < INPUTS; i++) for (int j = 0; j < HIDDEN; j++) net.w1[i][j] = (rnd(2001) / 1000.0f - 1) * 0.1f;
        for (int j = 0; j < HIDDEN; j++) for (int k = 0; k < 4; k++) net.w2[j][k] = (rnd(2001) / 1000.0f - 1) * 0.1f;
        if (argc > 6 && strcmp(argv[6], "-") && !load(argv[6])) { fprintf(stderr, "cannot start from %s\n", argv[6]); return 2; }
        if (argc > 8) only_players = atoi(argv[8]);
        if (argc > 9) guest_share = atoi(argv[9]);
        train(atof(argv[3]), argv[5], argc > 7 ? atof(argv[7]) : 0.001f);
        return 0;
    }
    if (rules.name && argc >= 5 && !strcmp(argv[2], "match")) {
        if (!load(argv[3])) { fprintf(stderr, "cannot read %s\n", argv[3]); return 2; }
        long games = atol(argv[4]);
        for (int me = argc > 5 ? atoi(argv[5]) : GREEDY; me < KINDS; me++)
            for (int players = 4; players >= 2; players -= 2)
                for (int o = 0; o <= (me == GREEDY ? MIXED : me == DEEP ? NET : GREEDY); o++) {
                    printf("%-7s %d players against %-7s %.2f\n", names[me], players, names[o], match(me, o, players, games));
                    fflush(stdout);
                }
        return 0;
    }
    fprintf(stderr, "usage: VARIANT train SECONDS SEED OUT.bin [START.bin|- [RATE [PLAYERS [GUESTS]]]] | VARIANT match NET.bin GAMES\n");
    return 2;
}
